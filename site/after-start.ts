/** Idle tasks in a chunk of their own: tooltips of icon buttons, and caching visited pages for offline use. */
export { startTooltips } from './layout/tooltips';
export { startServiceWorker } from './service-worker/register';
