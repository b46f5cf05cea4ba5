/** Milliseconds: delay before a tooltip shows, and time in which the next one shows without delay. */
const tooltipTimes = { delay: 700, skip: 300 };

/** Icon buttons. The tooltip repeats the accessible name, so screen readers hear nothing new. */
const LABELED_BUTTON = '[data-tip][aria-label]';

/**
 * Shows tooltips of icon buttons on hover and focus. They can be hovered, and Escape hides them without closing
 * anything else.
 */
export function startTooltips(): void {
  if (!('popover' in document.body)) return;
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
    positionTip(tip, button.getBoundingClientRect());
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
  const buttonOf = ({ target }: Event) => (target instanceof Element ? target.closest(LABELED_BUTTON) : null);

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

/** Places the tooltip below the button, or above it at the end of the window, within its edges. */
function positionTip(tip: HTMLElement, button: DOMRect): void {
  const { width, height } = tip.getBoundingClientRect();
  const gap = 8;
  const left = Math.min(Math.max(button.left + (button.width - width) / 2, gap), innerWidth - width - gap);
  const below = button.bottom + gap;
  const top = below + height > innerHeight ? button.top - height - gap : below;
  tip.style.left = `${left}px`;
  tip.style.top = `${top}px`;
}
