// Invitation link: its token stands in the URL's fragment, which browsers never send or log, and is
// moved into the form here.
const token = location.hash.slice(1);
if (token) {
  document.getElementById("id_token").value = token;
  document.getElementById("code-field").hidden = true;
  history.replaceState(null, "", location.pathname);
}
