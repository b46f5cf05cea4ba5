import type { Fault, FaultTarget } from '../sandbox/services/faults';
import type { Received } from '../sandbox/services/outbox';
import { origins } from './origins';

/** Name in this worker's user agent, by which the mock servers separate parallel tests. */
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

/** Makes a mock server fail for this worker until `clearServices`. */
export const setFault = (target: FaultTarget, fault: Fault): Promise<unknown> =>
  ask('PUT', `/faults/${target}`, fault);

export const failMail = (fault: Fault): Promise<unknown> => setFault('mail', fault);

/** Returns what the mock servers received, oldest first, optionally only from pages of one origin. */
export async function received(from = ''): Promise<Received[]> {
  const list = (await ask('GET', '/outbox.json')) as Received[];
  return list.filter(({ headers }) => (headers['referer'] ?? '').startsWith(from));
}

export async function clearServices(): Promise<void> {
  await ask('DELETE', '/faults');
  await ask('DELETE', '/outbox.json');
}
