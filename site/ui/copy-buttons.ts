const COPIED_LABEL_MS = 2000;

/** Restores the label of the button that was pressed last. */
let restoreLabel = (): void => undefined;

/** Copies a text; the button and a live region announce the result. */
export async function copyFrom(button: HTMLButtonElement, text: string): Promise<void> {
  restoreLabel();
  const label = button.textContent;
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
  const timer = setTimeout(() => restoreLabel(), COPIED_LABEL_MS);
  restoreLabel = () => {
    clearTimeout(timer);
    button.textContent = label;
    status.textContent = '';
    restoreLabel = () => undefined;
  };
}

/** Shows the buttons with `data-copies`, the id of the element to copy, and makes them copy. */
export function activateCopyButtons(page: ParentNode): void {
  for (const button of page.querySelectorAll<HTMLButtonElement>('button[data-copies]')) {
    button.hidden = false;
    button.addEventListener('click', () => {
      const source = document.getElementById(button.dataset['copies']!)!;
      void copyFrom(button, source.textContent.trim());
    });
  }
}
