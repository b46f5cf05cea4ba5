export { config, hash } from '../kit/services/translated-config';
