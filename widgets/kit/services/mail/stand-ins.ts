/** Files of the vendor's library that ours stand in for: rows of site/prerender/bundle/stand-ins.ts. */
export const standIns = [
  {
    of: '@emailjs/browser',
    names: ['../utils/createWebStorage/createWebStorage'],
    file: 'widgets/kit/services/mail/vendor-parts/storage.ts',
  },
];
