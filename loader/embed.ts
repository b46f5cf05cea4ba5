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

addEventListener('message', ({ data, origin, source }) => {
  if (origin !== __SITE__ || data?.type !== 'cat-height' || !(data.height > 0)) return;
  for (const { contentWindow, style } of frames())
    if (contentWindow === source) {
      style.height = `${Math.ceil(data.height)}px`;
      return;
    }
});
// Those that have told it before anybody listened. One that is not there yet has another origin, and hears nothing.
for (const { contentWindow } of frames()) contentWindow?.postMessage({ type: 'cat-height-wanted' }, '*');
