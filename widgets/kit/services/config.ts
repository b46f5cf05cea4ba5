/**
 * Our name, the address of our site, and the outside services' addresses, public keys and ids. A sandbox build
 * names the stand-ins instead; nothing else differs.
 */
export { emailjs, fareharbor, mailchimp, name, site } from '#content/config';
