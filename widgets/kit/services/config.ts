import { endpoints } from '#content/endpoints';

/** Addresses of our own site and of the outside services; a sandbox build names the stand-ins instead. */
export const config = endpoints;
