/**
 * Idle tasks in a chunk of their own: tooltips of icon buttons, caching visited pages for offline use, and loading code before
 * it is needed.
 */
export { startTooltips } from '../layout/tooltips';
export { startServiceWorker } from '../service-worker/register';
export { loadAhead } from './load-ahead';
export { countPages } from './count-pages';
