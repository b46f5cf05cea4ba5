/** Milliseconds: how long one rests on a button before its name shows, and how soon after one the next shows at once. */
export const tooltipTimes = { delay: 700, skip: 300 };

/** Buttons without words: their accessible name is what the tooltip says, so it is nothing new to a screen reader. */
const SILENT = '[data-tip][aria-label]';

/**
 * Shows the name of a wordless button beside it: to a mouse that rests on it and to the keyboard's focus. It can be
 * pointed at, and Escape takes it away without closing anything else.
 */
export function startTooltips(): void {
  const tip = Object.assign(document.createElement('div'), { className: 'tip', popover: 'manual' });
  tip.setAttribute('aria-hidden', 'true');
  document.body.append(tip);

  let owner: Element | undefined;
  let hiddenAt = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (button: Element) => {
    if (!button.isConnected) return;
    owner = button;
    tip.textContent = button.getAttribute('aria-label');
    tip.showPopover();
    place(tip, button.getBoundingClientRect());
  };
  const hide = () => {
    clearTimeout(timer);
    if (!owner) return;
    owner = undefined;
    hiddenAt = performance.now();
    tip.hidePopover();
  };
  const later = (run: () => void, delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(run, delay);
  };
  const buttonOf = ({ target }: Event) => (target instanceof Element ? target.closest(SILENT) : null);

  document.addEventListener('pointerover', (event) => {
    if (event.pointerType !== 'mouse') return;
    const button = buttonOf(event);
    if (button && button === owner) clearTimeout(timer);
    else if (button) {
      hide();
      later(() => show(button), performance.now() - hiddenAt < tooltipTimes.skip ? 0 : tooltipTimes.delay);
    } else if (event.target === tip) clearTimeout(timer);
    else if (owner) later(hide, 100);
    else clearTimeout(timer);
  });
  document.addEventListener('focusin', (event) => {
    const button = buttonOf(event);
    if (button?.matches(':focus-visible')) show(button);
    else hide();
  });
  for (const type of ['focusout', 'pointerdown', 'scroll']) {
    document.addEventListener(type, hide, { passive: true });
  }
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !owner) return;
      hide();
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );
}

/** Below the button, or above it where the window ends, never over its edges. */
function place(tip: HTMLElement, button: DOMRect): void {
  const { width, height } = tip.getBoundingClientRect();
  const gap = 8;
  const left = Math.min(Math.max(button.left + (button.width - width) / 2, gap), innerWidth - width - gap);
  const below = button.bottom + gap;
  const top = below + height > innerHeight ? button.top - height - gap : below;
  tip.style.left = `${left}px`;
  tip.style.top = `${top}px`;
}
