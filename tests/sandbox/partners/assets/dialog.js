// Opens before any element is hydrated.
const dialog = document.getElementById('walks');
dialog.showModal();
dialog.querySelector('button').addEventListener('click', () => dialog.close());
