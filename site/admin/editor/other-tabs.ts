import { refusal } from './refusal';

const channel = new BroadcastChannel('desk');

/** Files that another tab has saved since this one has read them. */
const outdated = new Set<string>();

channel.addEventListener('message', ({ data }: MessageEvent<string>) => outdated.add(data));

/** Tells the other tabs of the editor that this one has saved a file. */
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
export const tellOtherTabs = (name: string): void => channel.postMessage(name);

/**
 * Keeps this tab from writing over what another has saved: a form is written as a whole.
 * @throws a refusal
 */
export function checkNewest(name: string): void {
  if (outdated.has(name))
    throw refusal(
      'Another tab of the editor has saved this form meanwhile. Copy what you have typed here, reload this page, and put it in again.',
    );
}
