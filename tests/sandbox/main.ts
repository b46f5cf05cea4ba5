import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { listen, type Handler, type RunningServer } from './http';
import { portsFrom, portVariables, type Origins, type Ports, type ServerName } from './ports';
import { partnersHandler } from './partners/server';
import { servicesHandler } from './services/server';
import { siteHandler } from './site-server';

export interface Sandbox {
  /** `http://localhost:PORT` of each server. */
  origins: Origins;
  /** Stops all three servers and ends open connections, hanging ones too. */
  close(): Promise<void>;
}

export interface SandboxOptions {
  /** Missing ports are read from the environment; 0 takes any free port. */
  ports?: Partial<Ports>;
  /** Origin of the site where another program serves it; none is started then. */
  site?: string;
  /** The built site, `dist/` of this repository by default. */
  folder?: string;
  /** Answers for the site; with the files of the folder by default. */
  serveSite?: Handler;
}

/**
 * Starts the site, the service stand-ins and the partner pages.
 * Rejects with a one-line Error when a port is taken; nothing is left running then.
 */
export async function startSandbox({
  ports,
  site: servedElsewhere,
  folder = defaultFolder(),
  serveSite = siteHandler(folder),
}: SandboxOptions = {}): Promise<Sandbox> {
  const wanted = { ...portsFrom(process.env), ...ports };
  const running: RunningServer[] = [];
  const start = async (name: ServerName, handler: Parameters<typeof listen>[0]) => {
    const server = await listen(handler, wanted[name], portVariables[name]);
    running.push(server);
    return server.origin;
  };
  const close = async () => void (await Promise.all(running.map((server) => server.close())));
  try {
    const site = servedElsewhere ?? (await start('site', serveSite));
    const services = await start('services', servicesHandler());
    // Partner pages print all three addresses, and their own is known only once they listen.
    const origins: Origins = { site, services, partners: '' };
    origins.partners = await start('partners', partnersHandler(origins));
    return { origins, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The addresses as lines for a person at a terminal. */
export function addressLines({ site, services, partners }: Origins): string {
  return [
    `  Site           ${site}`,
    `  Services       ${services}  (received: /outbox, fault switches: /faults)`,
    `  Partner pages  ${partners}`,
  ].join('\n');
}

function defaultFolder(): string {
  return fileURLToPath(new URL('../../dist', import.meta.url));
}

async function run(): Promise<void> {
  const sandbox = await startSandbox();
  console.log(addressLines(sandbox.origins));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void sandbox.close().then(() => process.exit(0)));
  }
}

const script = process.argv[1];
if (script && realpathSync(script) === fileURLToPath(import.meta.url)) {
  run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}
