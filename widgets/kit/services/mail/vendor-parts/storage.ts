/**
 * Stands in for the e-mail library's own file of this name: that reads `localStorage` while it loads, which throws
 * where the browser denies storage (sandboxed frames, blocked cookies), and so nothing could be sent there. Storage
 * would serve its throttle alone, which stays off (see ../vendor.ts).
 */
export const createWebStorage = (): undefined => undefined;
