import { portsFrom, type Origins } from '../../site/serve/ports';

const ports = portsFrom(process.env);

/** Origins of the three servers, by the environment's ports. */
export const origins: Origins = {
  site: `http://localhost:${ports.site}`,
  services: `http://localhost:${ports.services}`,
  partners: `http://localhost:${ports.partners}`,
};
