/**
 * Tasks of a page for when the browser has nothing better to do, in a chunk of their own: the names of wordless buttons, and
 * keeping visited pages for when there is no network.
 */
export { startTooltips } from './layout/tooltips';
export { startServiceWorker } from './service-worker/register';
