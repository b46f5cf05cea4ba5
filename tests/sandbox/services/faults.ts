import { setTimeout as delay } from 'node:timers/promises';
import { html } from '../html';
import { sendHtml, sendText, type Call } from '../../../site/serve/http';

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
  'cut',
  'forbid-framing',
  'rate-limit',
  'off',
] as const;
export interface Fault {
  mode: (typeof faultModes)[number];
  /** HTTP status for `status`, 500 by default. */
  status?: number;
  /** Milliseconds: the delay of `slow` (3000), the interval that `rate-limit` allows (1000). */
  ms?: number;
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

/** Reads a fault from JSON or form fields. Throws if its mode is unknown. */
export function parseFault(input: Record<string, unknown>): Fault {
  const mode = faultModes.find((known) => known === input['mode']);
  if (!mode) throw new Error(`mode is one of ${faultModes.join(', ')}`);
  const numbers = ['status', 'ms'].flatMap((name) => (input[name] ? [[name, Number(input[name])]] : []));
  return { mode, ...Object.fromEntries(numbers) };
}

/** At most one fault per target. */
export class FaultBoard {
  private readonly faults = new Map<FaultTarget, Fault>();
  private lastPassed = 0;

  set(target: FaultTarget, fault: Fault): void {
    if (fault.mode === 'off') this.faults.delete(target);
    else this.faults.set(target, fault);
  }

  clear(): void {
    this.faults.clear();
    this.lastPassed = 0;
  }

  list(): Partial<Record<FaultTarget, Fault>> {
    return Object.fromEntries(this.faults);
  }

  /** Applies the first fault of these targets. Resolves with true if the request has been answered. */
  async apply(call: Call, targets: readonly FaultTarget[]): Promise<boolean> {
    const target = targets.find((name) => this.faults.has(name));
    const fault = target && this.faults.get(target);
    if (!fault) return false;
    const { res } = call;
    switch (fault.mode) {
      case 'slow':
        await delay(fault.ms ?? 3000, undefined, { ref: false });
        return res.destroyed;
      case 'hang':
        return true;
      case 'web-page':
        // A captive portal answers every request with 200 and its own page.
        sendHtml(
          call,
          200,
          html`<!doctype html><title>Log in</title>
            <h1>Log in</h1>`,
        );
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
