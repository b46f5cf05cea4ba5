export { commonConfig as config, hash } from '../kit/services/common-config';
export { picture as none } from '#content/picture/empty/no-posts';
