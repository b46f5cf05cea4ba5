import type { Fault, FaultTarget } from '../sandbox/services/faults';
import type { Received } from '../sandbox/services/outbox';
import { origins } from './origins';

/** Name by which the stand-ins know this worker's browser and its tests, another for each worker. */
export const visitor = `Visitor/${process.env['TEST_PARALLEL_INDEX'] ?? ''}`;

async function ask(method: string, path: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(origins.services + path, {
    method,
    headers: { 'user-agent': visitor },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
  return answer.json();
}

/** Makes a stand-in fail for this worker's visitor until `clearServices`. */
export const setFault = (target: FaultTarget, fault: Fault): Promise<unknown> =>
  ask('PUT', `/faults/${target}`, fault);

/** Makes the stand-in of the e-mail service fail. */
export const failMail = (fault: Fault): Promise<unknown> => setFault('mail', fault);

/**
 * Returns what the stand-ins received, oldest first.
 * @param from origin of a page: only what came from there, where other tests may be at work
 */
export async function received(from = ''): Promise<Received[]> {
  const list = (await ask('GET', '/outbox.json')) as Received[];
  return list.filter(({ headers }) => (headers['referer'] ?? '').startsWith(from));
}

/** Empties the outbox and switches every fault off. */
export async function clearServices(): Promise<void> {
  await ask('DELETE', '/faults');
  await ask('DELETE', '/outbox.json');
}
