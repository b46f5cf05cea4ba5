import { currentMode } from '../prerender/mode';
import { listen, type Handler } from './http';
import { portsFrom, portVariables, type Origins, type ServerName } from './ports';
import { siteHandler } from './site-handler';

interface Servers {
  origins: Origins;
  close(): Promise<void>;
}

interface ServersOptions {
  /** Origin of the site if another process serves it. */
  site?: string;
  /** Handler of the site; serves the last build by default. */
  serveSite?: Handler;
}

/**
 * Starts the site, the mock services and the partner pages, on ports from the environment.
 * Rejects with a one-line error if a port is in use.
 */
export async function startServers({
  site: servedElsewhere,
  serveSite = siteHandler(currentMode().site),
}: ServersOptions = {}): Promise<Servers> {
  const ports = portsFrom(process.env);
  const start = (name: ServerName, handler: Handler) => listen(handler, ports[name], portVariables[name]);
  // Mocks are not part of the product, so nothing else imports them.
  const { servicesHandler } = await import('../../tests/sandbox/services/server');
  const { partnersHandler } = await import('../../tests/sandbox/partners/server');
  const site = servedElsewhere ? undefined : await start('site', serveSite);
  const services = await start('services', servicesHandler());
  const origins: Origins = {
    site: site?.origin ?? servedElsewhere!,
    services: services.origin,
    booking: `http://127.0.0.1:${ports.services}`,
    partners: `http://localhost:${ports.partners}`,
  };
  const partners = await start('partners', partnersHandler(origins));
  return {
    origins,
    close: async () => void (await Promise.all([site, services, partners].map((server) => server?.close()))),
  };
}

/** Lists the addresses for the terminal. */
export const addressLines = ({ site, services, partners }: Origins): string =>
  [
    `  Site           ${site}`,
    `  Services       ${services}  (received: /outbox, fault switches: /faults)`,
    `  Partner pages  ${partners}`,
  ].join('\n');
