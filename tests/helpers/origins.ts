import { portsFrom, type Origins } from '../sandbox/ports';

const ports = portsFrom(process.env);

/** Where the three servers of the sandbox are, by the environment's ports. */
export const origins: Origins = {
  site: `http://localhost:${ports.site}`,
  services: `http://localhost:${ports.services}`,
  partners: `http://localhost:${ports.partners}`,
};
