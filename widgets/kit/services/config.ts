/**
 * Our name, the address of our site, and where bookings are made. A sandbox build
 * names the stand-ins instead; nothing else differs.
 */
export { fareharbor, name, site } from '#content/config';
