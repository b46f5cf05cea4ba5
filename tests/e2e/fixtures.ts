import {
  test as base,
  type ConsoleMessage,
  type Request,
  type Response,
  type WebError,
} from '@playwright/test';
import { expect } from '../helpers/expect';
import { origins } from '../helpers/origins';
import { visitor } from '../helpers/services';
import { startHost, type HostOptions, type HostServer } from '../helpers/host-page';

/** Errors and warnings in any tab of a test. The test fails on each line that it has not allowed. */
export interface ConsoleGuard {
  /** `page error: …`, `console warning: …`, `console error: …`, `request failed: …`, `answer 404: …`. */
  readonly lines: readonly string[];
  /** Console lines that begin with `[cat]`. */
  productLines(): string[];
  allow(...patterns: RegExp[]): void;
}

interface Fixtures {
  consoleGuard: ConsoleGuard;
  /** Opens a partner page with this markup, and with the loader in its head by default. */
  openHost(body: string, options?: HostOptions): Promise<void>;
}

interface WorkerFixtures {
  host: HostServer;
}

/** Playwright's `test`, failing on page errors, console errors and warnings, and requests that failed. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  host: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are wanted
    async ({}, use) => {
      const host = await startHost();
      await use(host);
      await host.close();
    },
    { scope: 'worker' },
  ],

  userAgent: ({ browser }, use) =>
    use(
      `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version()} Safari/537.36 ${visitor}`,
    ),

  // Playwright warns about each registration that it blocks.
  context: async ({ context, serviceWorkers }, use) => {
    if (serviceWorkers === 'block')
      await context.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    await use(context);
  },

  openHost: ({ host, page }, use) => use((body, options) => host.open(page, body, options)),

  consoleGuard: [
    async ({ context }, use) => {
      const lines: string[] = [];
      const allowed: RegExp[] = [];
      const refused = new Set<Request>();
      const add = (line: string) => void lines.push(line);
      const onConsole = (message: ConsoleMessage) => {
        if (['error', 'warning'].includes(message.type())) {
          add(`console ${message.type()}: ${message.text()} (${message.location().url})`);
        }
      };
      const onError = (error: WebError) => add(`page error: ${error.error().stack ?? error.error().message}`);
      const onFailed = (request: Request) => {
        const cause = request.failure()?.errorText ?? '';
        // Navigations cancel requests. A refused script counts as canceled as well.
        const left =
          cause === 'net::ERR_ABORTED' &&
          !refused.has(request) &&
          ([origins.services, origins.booking].includes(new URL(request.url()).origin) ||
            ['font', 'image', 'script'].includes(request.resourceType()) ||
            /\/icons\/|\/favicon\./.test(request.url()));
        if (!left) add(`request failed: ${request.url()} ${cause}`);
      };
      const onAnswer = (answer: Response) => {
        if (answer.status() < 400) return;
        refused.add(answer.request());
        add(`answer ${answer.status()}: ${answer.url()}`);
      };
      context.on('console', onConsole);
      context.on('weberror', onError);
      context.on('requestfailed', onFailed);
      context.on('response', onAnswer);
      await use({
        lines,
        productLines: () =>
          lines.filter((line) => line.includes('[cat]')).map((line) => line.replace(/ \(http[^)]*\)$/, '')),
        allow: (...patterns) => void allowed.push(...patterns),
      });
      context.off('console', onConsole);
      context.off('weberror', onError);
      context.off('requestfailed', onFailed);
      context.off('response', onAnswer);
      expect(
        lines.filter((line) => !allowed.some((pattern) => pattern.test(line))),
        'nothing went wrong that the test does not expect',
      ).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
