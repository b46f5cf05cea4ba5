/**
 * Runs once when the visitor goes into a frame, by mouse, touch or keyboard. Nothing can be heard from inside; what
 * can be seen is that the window loses the focus to the frame.
 * @returns what ends the watch
 */
export function whenEntered(frame: HTMLIFrameElement, run: () => void): () => void {
  const ended = new AbortController();
  const look = () => {
    if ((frame.getRootNode() as ShadowRoot).activeElement !== frame) return;
    ended.abort();
    run();
  };
  // The window is told before the focus has arrived.
  addEventListener('blur', () => setTimeout(look), { signal: ended.signal });
  return () => ended.abort();
}
