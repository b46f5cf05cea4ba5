// Handles keys like fullPage.js unless a field has the focus. For a field in a shadow root, the document's active
// element is the host.
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
