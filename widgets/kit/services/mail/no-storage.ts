/**
 * Replaces the library's file of this name, which reads `localStorage` while it loads. That throws where the browser
 * denies storage (sandboxed frames, blocked cookies). Only its throttle needs storage, see vendor.ts.
 */
export const createWebStorage = (): undefined => undefined;
