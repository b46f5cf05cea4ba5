/** Says which file of the vendor's library one of ours stands in for; that one tells why. A row of bundle/stand-ins.mjs. */
export const replacedFile = {
  of: '@emailjs/browser',
  names: ['../utils/createWebStorage/createWebStorage'],
  file: 'widgets/kit/services/mail/vendor-parts/storage.ts',
};
