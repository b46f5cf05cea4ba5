export type ServerName = 'site' | 'services' | 'partners';
type Ports = Record<ServerName, number>;
/** `booking`: the mock services by the name under which the site addresses the booking provider. */
export type Origins = Record<ServerName | 'booking', string>;

export const portVariables: Record<ServerName, string> = {
  site: 'SITE_PORT',
  services: 'SERVICES_PORT',
  partners: 'PARTNERS_PORT',
};

/** Reads the ports from the environment, 4173 to 4175 by default. */
export const portsFrom = (env: Record<string, string | undefined>): Ports => ({
  site: Number(env.SITE_PORT || 4173),
  services: Number(env.SERVICES_PORT || 4174),
  partners: Number(env.PARTNERS_PORT || 4175),
});
