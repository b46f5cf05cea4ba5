export { commonConfig as config, hash } from '../kit/services/common-config';
export { modules } from '#content/faq-topics';
