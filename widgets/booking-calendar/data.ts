import { ours } from '../kit/ours';
import { foreign } from '#content/languages';
import { made } from '#content/made';

export { hash } from '../kit/ours';
export { picture as sad } from '#content/picture/empty/parcel';
export { schedules, season } from '#content/tour-schedules';
export const config = { ...ours, made, foreign };
