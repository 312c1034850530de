// Salt: random bytes of this browser go into the shuffle, after the server has sealed its own part.
// A form of a table that is yet to be laid (`data-salt="new"`) fetches a seal first; the others
// belong to tables whose seal is known. Every form works without this script, only unsalted.
const BYTES = 16;
const ready = new WeakSet();

function random() {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function put(form, name, value) {
  const field = form.querySelector(`input[name="${name}"]`) ?? document.createElement("input");
  Object.assign(field, { type: "hidden", name, value });
  form.append(field);
}

async function seal(form) {
  const answer = await fetch("/api/seals", { method: "POST" });
  if (answer.ok) put(form, "seal", (await answer.json()).seal);
}

document.addEventListener("submit", (event) => {
  const { target: form, submitter } = event;
  if (!form.dataset.salt) return;
  put(form, "salt", random());
  if (form.dataset.salt === "known" || ready.delete(form)) return;
  event.preventDefault();
  if (form.dataset.sealing) return; // a second click while the seal is on its way
  form.dataset.sealing = "yes";
  const go = () => {
    delete form.dataset.sealing;
    ready.add(form);
    form.requestSubmit(submitter);
  };
  seal(form).then(go, go);
});
