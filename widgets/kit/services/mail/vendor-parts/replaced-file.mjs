/** Says which file of the vendor's library the build replaces with one of ours; that one tells why. */
export const replacedFile = {
  source: /\/createWebStorage$/,
  importer: /[\\/]@emailjs[\\/]/,
  /** From the repository's root. */
  file: 'widgets/kit/services/mail/vendor-parts/storage.ts',
};
