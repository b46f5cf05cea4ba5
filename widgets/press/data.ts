export { commonConfig as config, hash } from '../kit/services/common-config';
