import { useRef, type PointerEvent } from 'react';

/** Distance that a finger has to go, in CSS pixels; less is a tap. */
const REACH = 48;

/**
 * Handlers for an element on which a finger moves sideways from one thing to the next. What lies under the finger
 * follows it by the custom property `--_drag`. A second finger means pinching, which is the browser's.
 * @param go told 1 for the next, -1 for the previous
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
      if (Math.abs(across) > REACH && Math.abs(across) > Math.abs(along)) go(across < 0 ? 1 : -1);
    },
    onPointerCancel: end,
  };
}
