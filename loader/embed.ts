/**
 * The script beside a frame of ours: keeps it as high as what is in it. Without it the frame scrolls. It listens to our
 * own pages alone, and each of them moves the frame that it is in and no other.
 */

/** Origin of our site. */
declare const __SITE__: string;

/** The frames that show a widget of ours. */
const frames = () =>
  [...document.querySelectorAll('iframe')].filter(({ src }) => src.startsWith(`${__SITE__}/embed/`));

addEventListener('message', ({ data, origin, source }) => {
  if (origin !== __SITE__ || data?.type !== 'cat-height' || !(data.height > 0)) return;
  const frame = frames().find(({ contentWindow }) => contentWindow === source);
  if (frame) frame.style.height = `${Math.ceil(data.height)}px`;
});
// Those that have told it before anybody listened. One that is not there yet has another origin, and hears nothing.
for (const { contentWindow } of frames()) contentWindow?.postMessage({ type: 'cat-height-wanted' }, '*');
