import { refusal } from './refusal';

const channel = new BroadcastChannel('admin');

/** Files that another tab has saved since this one has loaded them. */
const outdated = new Set<string>();

channel.addEventListener('message', ({ data }: MessageEvent<string>) => outdated.add(data));

/** Notifies the other tabs of the editor of a saved file. */
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
export const notifyOtherTabs = (name: string): void => channel.postMessage(name);

/**
 * Keeps this tab from overwriting a file that another tab has saved: forms are written as a whole.
 * @throws a refusal
 */
export function checkNewest(name: string): void {
  if (outdated.has(name))
    throw refusal(
      'Another tab of the editor has saved this form. Copy your text from here, reload this page, and paste it.',
    );
}
