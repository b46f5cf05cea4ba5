import { portsFrom, type Origins } from '../../site/serve/ports';

const ports = portsFrom(process.env);

/** Origins of the three servers, by the environment's ports. */
export const origins: Origins = {
  site: `http://localhost:${ports.site}`,
  services: `http://localhost:${ports.services}`,
  booking: `http://127.0.0.1:${ports.services}`,
  partners: `http://localhost:${ports.partners}`,
};
