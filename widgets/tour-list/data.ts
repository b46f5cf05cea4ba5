export { config, hash } from '../kit/services/translated-config';
export { cards } from '#content/tour-cards';
export { pictures } from '#content/tour-pictures';
export { picture as none } from '#content/picture/empty/no-tours';
