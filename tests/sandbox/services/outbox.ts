import type { Call } from '../http';

/** One request that a stand-in received. */
export interface Received {
  id: number;
  /** ISO time of arrival. */
  time: string;
  service: string;
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  /** The whole body as it came. */
  body: string;
  /** The body read as JSON or as form fields, null where it is neither. */
  fields: unknown;
  /** The answered status, `cut` when the connection ended without an answer, null while it waits. */
  answer: number | 'cut' | null;
}

/** Headers worth seeing: who asked, from where, and what would identify a visitor. */
const shown = ['accept-language', 'content-type', 'cookie', 'origin', 'referer', 'user-agent'];
const capacity = 1000;

/** Record of all requests to the stand-ins, oldest first; past 1000 the oldest are dropped. */
export class Outbox {
  private entries: Received[] = [];
  private nextId = 1;

  add({ req, res, method, url }: Call, service: string, body: string): void {
    const headers: Record<string, string> = {};
    for (const name of shown) {
      const value = req.headers[name];
      if (value !== undefined) headers[name] = String(value);
    }
    const entry: Received = {
      id: this.nextId++,
      time: new Date().toISOString(),
      service,
      method,
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers,
      body,
      fields: readFields(headers['content-type'] ?? '', body),
      answer: null,
    };
    res.once('close', () => (entry.answer = res.writableFinished ? res.statusCode : 'cut'));
    this.entries = [...this.entries.slice(1 - capacity), entry];
  }

  list(service?: string | null): Received[] {
    return service ? this.entries.filter((entry) => entry.service === service) : this.entries;
  }

  clear(): void {
    this.entries = [];
  }
}

function readFields(type: string, body: string): unknown {
  if (type.includes('application/x-www-form-urlencoded')) return readForm(body);
  if (!type.includes('json')) return null;
  try {
    return JSON.parse(body) as unknown;
  } catch {
    // Not JSON after all: the body itself is kept, and shown.
    return null;
  }
}

/** Form fields by name; a name that was sent more than once has a list. */
export function readForm(body: string): Record<string, string | string[]> {
  const fields: Record<string, string | string[]> = {};
  const sent = new URLSearchParams(body);
  for (const name of new Set(sent.keys())) {
    const values = sent.getAll(name);
    fields[name] = values.length > 1 ? values : (values[0] ?? '');
  }
  return fields;
}
