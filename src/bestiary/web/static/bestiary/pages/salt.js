// Salt: random bytes of this browser enter the shuffle after the server has committed to its own part
// (the seal), so neither side can choose the deal. A form of a table that is yet to be laid
// (`data-salt="new"`) fetches a seal first; the others belong to tables whose seal is known. Every form
// works without this script, only unsalted.
const SALT_BYTES = 16;
/** @type {WeakSet<HTMLFormElement>} */
const sealedForms = new WeakSet();

function randomHex() {
  const bytes = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @param {HTMLFormElement} form @param {string} name @param {string} value */
function setField(form, name, value) {
  const field = form.querySelector(`input[name="${name}"]`) ?? document.createElement("input");
  Object.assign(field, { type: "hidden", name, value });
  form.append(field);
}

/** @param {HTMLFormElement} form */
async function fetchSeal(form) {
  const answer = await fetch("/api/seals", { method: "POST" });
  if (answer.ok) setField(form, "seal", (await answer.json()).seal);
}

document.addEventListener("submit", (event) => {
  const { submitter } = event;
  const form = /** @type {HTMLFormElement} */ (event.target);
  if (!form.dataset.salt) return;
  setField(form, "salt", randomHex());
  if (form.dataset.salt === "known" || sealedForms.delete(form)) return;
  event.preventDefault();
  if (form.dataset.sealing) return; // a second click while the seal is on its way
  form.dataset.sealing = "yes";
  const submit = () => {
    delete form.dataset.sealing;
    sealedForms.add(form);
    form.requestSubmit(submitter);
  };
  fetchSeal(form).then(submit, submit);
});
