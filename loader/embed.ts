/**
 * The script beside a frame of ours: keeps it as high as what is in it. Without it the frame scrolls. It listens to our
 * own pages alone, and each of them moves the frame that it is in and no other.
 */

/** Origin of our site. */
declare const __SITE__: string;

/** Finds the frames that show a widget of ours, those in open shadow roots last: they take a look at every element. */
function* frames(root: Document | ShadowRoot = document): Generator<HTMLIFrameElement> {
  for (const frame of root.querySelectorAll('iframe'))
    if (frame.src.startsWith(`${__SITE__}/embed/`)) yield frame;
  for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) yield* frames(shadowRoot);
}

/** Quick growths at one width after which a frame stops: a height that depends on itself would grow without end. */
const GROWTHS_MAX = 20;
const QUICK_MS = 500;
/** The last heights of each frame. */
const grown = new WeakMap<HTMLIFrameElement, { width: number; at: number; growths: number }>();

/** True if a frame has grown too often in a short time while its width stayed the same. */
function isRunaway(frame: HTMLIFrameElement, height: number): boolean {
  const width = frame.clientWidth;
  const last = grown.get(frame);
  const isQuick = last?.width === width && performance.now() - last.at < QUICK_MS;
  if (height <= frame.clientHeight) return false;
  const growths = isQuick ? last.growths + 1 : 1;
  grown.set(frame, { width, at: performance.now(), growths });
  return growths > GROWTHS_MAX;
}

addEventListener('message', ({ data, origin, source }) => {
  // A frame sandboxed without `allow-same-origin` has the origin "null"; its window is compared below.
  if (![__SITE__, 'null'].includes(origin) || data?.type !== 'cat-height' || !(data.height > 0)) return;
  for (const frame of frames())
    if (frame.contentWindow === source) {
      if (!isRunaway(frame, data.height))
        frame.style.height = `${Math.min(Math.ceil(data.height), 30_000)}px`;
      return;
    }
});
// Those that have told it before anybody listened. One that is not there yet has another origin, and hears nothing.
for (const { contentWindow } of frames()) contentWindow?.postMessage({ type: 'cat-height-wanted' }, '*');
