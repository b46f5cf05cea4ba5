/** Milliseconds for which a button says that it has copied. */
const TOLD = 2000;

/** Labels of buttons, to which they return. */
const labels = new WeakMap<HTMLButtonElement, string>();

/** Copies a text, and says on a button and to screen readers whether that went well. */
export async function copyFrom(button: HTMLButtonElement, text: string): Promise<void> {
  const label = labels.get(button) ?? button.textContent;
  labels.set(button, label);
  // Of a button whose name changes not all screen readers tell.
  const told = document.querySelector('#told')!;
  const tell = (words: string) => {
    button.textContent = words;
    told.textContent = words;
  };
  try {
    await navigator.clipboard.writeText(text);
    tell('Copied');
  } catch {
    tell('Select the text and copy it by hand');
  }
  setTimeout(() => {
    button.textContent = label;
    told.textContent = '';
  }, TOLD);
}

/** Gives life to every button that names the element whose text it copies. */
export function activateCopyButtons(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copies]')) {
    button.hidden = false;
    button.addEventListener('click', () => {
      const source = document.getElementById(button.dataset['copies']!)!;
      void copyFrom(button, source.textContent.trim());
    });
  }
}
