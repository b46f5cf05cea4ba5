// Takes keys as fullPage.js and many a home-made script do: who is typing is seen by the element that has the focus,
// which is our tag and not the field inside it.
const pressed = document.getElementById('pressed');
const isTyping = ({ localName, isContentEditable }) =>
  ['input', 'select', 'textarea'].includes(localName) || isContentEditable;

for (const type of ['keydown', 'keypress', 'keyup']) {
  document.addEventListener(type, (event) => {
    const { key, ctrlKey, altKey, metaKey } = event;
    if (ctrlKey || altKey || metaKey || isTyping(document.activeElement)) return;
    pressed.value += `${type} ${key}, `;
    if (/^( |s|Arrow\w+|Page\w+|Home|End)$/.test(key)) event.preventDefault();
  });
}
