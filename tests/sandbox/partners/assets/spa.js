// A single-page app that adds, moves and removes elements after the loader has run.
const { site } = document.currentScript.dataset;
const side = (name) => document.getElementById(name);
const tags = () => [...document.querySelectorAll('cat-tour-list')];

function makeTag() {
  const tag = document.createElement('cat-tour-list');
  tag.setAttribute('partner', 'larkspur');
  const link = document.createElement('a');
  link.href = `${site}/tours?partner=larkspur`;
  link.textContent = 'Cat history walking tours';
  tag.append(link);
  return tag;
}

const actions = {
  add: () => side('right').append(makeTag()),
  remove: () => tags().at(-1)?.remove(),
  move() {
    const [first] = tags();
    if (!first) return;
    const target = side('left').contains(first) ? side('right') : side('left');
    target.append(first);
  },
  shadow() {
    const host = document.createElement('div');
    host.className = 'shadow-host';
    host.attachShadow({ mode: 'open' }).append(makeTag());
    side('right').append(host);
  },
  'late-shadow'() {
    const host = document.createElement('div');
    host.className = 'late-shadow-host';
    side('right').append(host);
    // Mutation observers see the element before its root.
    setTimeout(() => host.attachShadow({ mode: 'open' }).append(makeTag()), 300);
  },
  swap() {
    const body = document.body.cloneNode(true);
    for (const tag of body.querySelectorAll('cat-tour-list')) tag.replaceWith(makeTag());
    document.body = body;
  },
  churn() {
    for (let round = 0; round < 100; round += 1) {
      const tag = makeTag();
      side('right').append(tag);
      tag.remove();
    }
  },
};

// On the document, because the body is replaced.
document.addEventListener('click', (event) => {
  const name = event.target.closest?.('[data-do]')?.dataset.do;
  if (name) actions[name]();
});
