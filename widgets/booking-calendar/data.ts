import { config as translatedConfig } from '../kit/services/translated-config';
import { made } from '#content/made';

export { hash } from '../kit/services/translated-config';
export { picture as sad } from '#content/picture/empty/parcel';
export { schedules, season } from '#content/tour-schedules';
export const config = { ...translatedConfig, made };
