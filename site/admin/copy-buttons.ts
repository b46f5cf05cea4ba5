/** Milliseconds for which a button says that it has copied. */
const TOLD = 2000;

/** Copies a text, and says on a button and to screen readers whether that went well. */
export async function copyFrom(button: HTMLButtonElement, text: string): Promise<void> {
  const label = button.textContent;
  try {
    await navigator.clipboard.writeText(text);
    button.textContent = 'Copied';
  } catch {
    button.textContent = 'Select the text and copy it by hand';
  }
  setTimeout(() => (button.textContent = label), TOLD);
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
