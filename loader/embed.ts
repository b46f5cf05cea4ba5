/** The script next to a frame: keeps it as high as its content. Only a page of our site can resize its own frame. */
import { site } from 'virtual:build';

/**
 * Yields all frames, whose addresses may redirect to ours; those in open shadow roots last: finding them visits every
 * element.
 */
function* frames(root: Document | ShadowRoot = document): Generator<HTMLIFrameElement> {
  yield* root.querySelectorAll('iframe');
  for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) yield* frames(shadowRoot);
}

addEventListener('message', ({ data, origin, source }) => {
  // A frame sandboxed without `allow-same-origin` has the origin "null"; its window is compared below.
  if (![site, 'null'].includes(origin) || data?.type !== 'cat-height' || !(data.height > 0)) return;
  for (const frame of frames())
    if (frame.contentWindow === source) {
      frame.style.height = `${Math.min(Math.ceil(data.height), 30_000)}px`;
      return;
    }
});
// Frames that loaded before this script sent their height to nobody.
for (const { contentWindow } of frames()) contentWindow?.postMessage({ type: 'cat-height-wanted' }, '*');
