// Opens at once: what is inside gets the focus before any tag has come to life.
const dialog = document.getElementById('walks');
dialog.showModal();
dialog.querySelector('button').addEventListener('click', () => dialog.close());
