export { config, hash } from '../kit/services/translated-config';
export { modules } from '#content/walks';
