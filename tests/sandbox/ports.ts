/** The three servers of the sandbox, in the order they start. */
export const serverNames = ['site', 'services', 'partners'] as const;
export type ServerName = (typeof serverNames)[number];
export type Ports = Record<ServerName, number>;
export type Origins = Record<ServerName, string>;

/** The environment variable that moves each server to another port. */
export const portVariables: Record<ServerName, string> = {
  site: 'SITE_PORT',
  services: 'SERVICES_PORT',
  partners: 'PARTNERS_PORT',
};

const defaults: Ports = { site: 4173, services: 4174, partners: 4175 };

/**
 * Reads the three ports from the environment, 4173 to 4175 where nothing is set.
 * Throws an Error naming the variable when a value is no port number (0 to 65535; 0 asks for any free port).
 */
export function portsFrom(env: Record<string, string | undefined>): Ports {
  const ports = { ...defaults };
  for (const name of serverNames) {
    const value = env[portVariables[name]]?.trim();
    if (!value) continue;
    const port = Number(value);
    if (!/^\d+$/.test(value) || port > 65535) {
      throw new Error(`${portVariables[name]}: '${value}' is not a port number (0 to 65535).`);
    }
    ports[name] = port;
  }
  return ports;
}
