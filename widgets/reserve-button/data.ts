import { booking } from '#content/settings';

export { config, hash } from '../kit/services/translated-config';
export { items } from '#content/tour-items';
export const { ariaLabel, defaultHref, label } = booking;
