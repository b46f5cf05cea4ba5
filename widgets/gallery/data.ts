export { commonConfig as config, hash } from '../kit/services/common-config';
export { picture as none } from '#content/picture/empty/no-images';
export { picture as first } from '#content/picture/placeholder/gallery-1';
export { picture as second } from '#content/picture/placeholder/gallery-2';
export { picture as third } from '#content/picture/placeholder/gallery-3';
