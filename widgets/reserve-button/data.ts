import { ours } from '../kit/data';
import { booking } from '#content/settings';

export { hash } from '../kit/data';
export { items } from '#content/tour-items';
export const { ariaLabel, defaultHref, label } = booking;
export const config = ours;
