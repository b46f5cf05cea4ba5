import { setTimeout as delay } from 'node:timers/promises';
import { html } from '../html';
import { sendHtml, sendText, type Call } from '../http';

/** Targets that can be made to fail: a whole provider, or one part of it. */
export const faultTargets = [
  'fareharbor',
  'fareharbor-script',
  'fareharbor-frame',
  'fareharbor-page',
  'mail',
  'mailchimp',
  'mailchimp-script',
] as const;
export type FaultTarget = (typeof faultTargets)[number];

export const faultModes = [
  'slow',
  'hang',
  'status',
  'web-page',
  'redirect',
  'cut',
  'forbid-framing',
  'rate-limit',
  'off',
] as const;
export type FaultMode = (typeof faultModes)[number];

export interface Fault {
  mode: FaultMode;
  /** HTTP status for `status`, 500 by default. */
  status?: number;
  /** Milliseconds: the delay of `slow` (3000), the least distance between two requests for `rate-limit` (1000). */
  ms?: number;
  /** Number of requests it hits before it ends by itself; without it, until it is cleared. */
  times?: number;
  /** Number of requests that pass unharmed first: 1 makes the second of two sends fail. */
  after?: number;
}

const texts: Record<number, string> = {
  403: 'API calls are disabled for non-browser applications',
  404: 'Account not found',
  412: 'Gmail_API: Invalid grant. Please reconnect your Gmail account',
  429: 'Too Many Requests',
  451: 'Unavailable For Headless Browser',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

/** Reads a fault from untrusted JSON or form fields; throws an Error in plain words. */
export function parseFault(input: Record<string, unknown>): Fault {
  const mode = faultModes.find((known) => known === input['mode']);
  if (!mode) throw new Error(`mode is one of ${faultModes.join(', ')}`);
  const fault: Fault = { mode };
  for (const name of ['status', 'ms', 'times', 'after'] as const) {
    const given = input[name];
    if (given === undefined || given === '') continue;
    const value = Number(given);
    if (!Number.isInteger(value) || value < 0) throw new Error(`${name} is a whole number`);
    fault[name] = value;
  }
  if (fault.status !== undefined && (fault.status < 200 || fault.status > 599)) {
    throw new Error('status is 200 to 599');
  }
  return fault;
}

/** The switches: at most one fault a target. */
export class FaultBoard {
  private readonly faults = new Map<FaultTarget, Fault>();
  private lastPassed = 0;

  set(target: FaultTarget, fault: Fault): void {
    if (fault.mode === 'off') this.faults.delete(target);
    else this.faults.set(target, { ...fault });
  }

  clear(): void {
    this.faults.clear();
    this.lastPassed = 0;
  }

  list(): Partial<Record<FaultTarget, Fault>> {
    return Object.fromEntries(this.faults);
  }

  /**
   * Applies what is set for a request. The part's own fault goes before its provider's.
   * Resolves with true when the request is used up (answered, cut or left hanging).
   */
  async apply(call: Call, targets: readonly FaultTarget[]): Promise<boolean> {
    const fault = this.take(targets);
    if (!fault) return false;
    const { res } = call;
    switch (fault.mode) {
      case 'slow':
        await delay(fault.ms ?? 3000, undefined, { ref: false });
        return res.destroyed;
      case 'hang':
        return true;
      case 'web-page':
        // As the log-in page of a hotel's network: it answers for everybody, and says that all is well.
        sendHtml(
          call,
          200,
          html`<!doctype html><title>Log in</title>
            <h1>Log in</h1>`,
        );
        return true;
      case 'redirect':
        res.writeHead(302, { location: '/film' }).end();
        return true;
      case 'cut':
        res.destroy();
        return true;
      case 'forbid-framing':
        res.setHeader('x-frame-options', 'DENY');
        return false;
      case 'rate-limit':
        return this.limit(call, fault.ms ?? 1000);
      default:
        sendText(call, fault.status ?? 500, texts[fault.status ?? 500] ?? 'Error');
        return true;
    }
  }

  private take(targets: readonly FaultTarget[]): Fault | undefined {
    for (const target of targets) {
      const fault = this.faults.get(target);
      if (!fault) continue;
      if (fault.after) {
        fault.after -= 1;
        return undefined;
      }
      if (fault.times !== undefined) fault.times -= 1;
      if (fault.times !== undefined && fault.times <= 0) this.faults.delete(target);
      return fault;
    }
    return undefined;
  }

  private limit(call: Call, ms: number): boolean {
    const now = Date.now();
    if (now - this.lastPassed < ms) {
      sendText(call, 429, 'Too Many Requests');
      return true;
    }
    this.lastPassed = now;
    return false;
  }
}
