export { commonConfig as config, hash } from '../kit/services/common-config';
export { entries } from '#content/search';
