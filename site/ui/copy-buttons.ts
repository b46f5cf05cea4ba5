const COPIED_LABEL_MS = 2000;

const labels = new WeakMap<HTMLButtonElement, string>();

/** Copies a text; the button and a live region announce the result. */
export async function copyFrom(button: HTMLButtonElement, text: string): Promise<void> {
  const label = labels.get(button) ?? button.textContent;
  labels.set(button, label);
  // Not all screen readers announce a changed button label.
  const status = document.querySelector('#announcement')!;
  const announce = (words: string) => {
    button.textContent = words;
    status.textContent = words;
  };
  try {
    await navigator.clipboard.writeText(text);
    announce('Copied');
  } catch {
    announce('Select the text and copy it by hand');
  }
  setTimeout(() => {
    button.textContent = label;
    status.textContent = '';
  }, COPIED_LABEL_MS);
}

/** Activates the buttons with `data-copies`, the id of the element to copy. */
export function activateCopyButtons(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copies]')) {
    button.hidden = false;
    button.addEventListener('click', () => {
      const source = document.getElementById(button.dataset['copies']!)!;
      void copyFrom(button, source.textContent.trim());
    });
  }
}
