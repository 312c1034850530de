// Invitation link: its token stands in the URL's fragment, which browsers never send or log, and is
// moved into the form here.
import { byId, fieldOf } from "../table/dom.js";

const token = location.hash.slice(1);
if (token) {
  fieldOf("id_token").value = token;
  byId("code-field").hidden = true;
  history.replaceState(null, "", location.pathname);
}
