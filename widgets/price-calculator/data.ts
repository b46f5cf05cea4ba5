export { config, hash } from '../kit/services/translated-config';
export { prices } from '../kit/private-tour/prices';
