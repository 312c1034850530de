// The token of an invitation stands in the fragment, which browsers never send or log.
const token = location.hash.slice(1);
if (token) {
  document.getElementById("id_token").value = token;
  document.getElementById("code-field").hidden = true;
  history.replaceState(null, "", location.pathname);
}
