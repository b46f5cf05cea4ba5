import { ours } from '../kit/ours';
import { foreign } from '#content/languages';
import { booking } from '#content/settings';

export { hash } from '../kit/ours';
export { items } from '#content/tour-items';
export const { ariaLabel, defaultHref, label } = booking;
export const config = { ...ours, foreign };
