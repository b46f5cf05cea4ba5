import type { Call } from '../../../site/serve/http';

/** One request that a mock server received. */
export interface Received {
  id: number;
  /** ISO time of arrival. */
  time: string;
  service: string;
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: string;
  /** The body as JSON or form fields, or null. */
  fields: unknown;
  /** Status of the answer, `cut` if the connection ended without one, null while it waits. */
  answer: number | 'cut' | null;
}

/** Recorded headers. */
const shown = ['accept-language', 'content-type', 'cookie', 'origin', 'referer', 'user-agent'];
const capacity = 1000;

/** The last 1,000 requests, oldest first. */
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

  list(): readonly Received[] {
    return this.entries;
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
    // Broken JSON: the body is recorded as text.
    return null;
  }
}

/** Returns form fields by name, as a list if a name occurs more than once. */
export function readForm(body: string): Record<string, string | string[]> {
  const fields: Record<string, string | string[]> = {};
  const sent = new URLSearchParams(body);
  for (const name of new Set(sent.keys())) {
    const values = sent.getAll(name);
    fields[name] = values.length > 1 ? values : (values[0] ?? '');
  }
  return fields;
}
