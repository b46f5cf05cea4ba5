import { useRef, type PointerEvent } from 'react';

/** CSS pixels; less is a tap. */
const MIN_SWIPE_PX = 48;

/**
 * Returns handlers for horizontal swipes. The custom property `--_drag` follows the finger. A second finger pinches.
 * @param go called with 1 for the next, -1 for the previous
 */
export function useSwipe(go: (steps: 1 | -1) => void) {
  const finger = useRef<{ id: number; x: number; y: number } | null>(null);
  const follow = (element: HTMLElement, x: number) =>
    x ? element.style.setProperty('--_drag', `${x}px`) : element.style.removeProperty('--_drag');

  const end = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    finger.current = null;
    follow(currentTarget, 0);
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (!event.isPrimary || (visualViewport?.scale ?? 1) > 1) return end(event);
      if (event.pointerType === 'mouse') return;
      finger.current = { id: event.pointerId, x: event.clientX, y: event.clientY };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const { id, x } = finger.current ?? {};
      if (id === event.pointerId) follow(event.currentTarget, event.clientX - x!);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const { id, x, y } = finger.current ?? {};
      end(event);
      if (id !== event.pointerId) return;
      const [across, along] = [event.clientX - x!, event.clientY - y!];
      if (Math.abs(across) > MIN_SWIPE_PX && Math.abs(across) > Math.abs(along)) go(across < 0 ? 1 : -1);
    },
    onPointerCancel: end,
  };
}
