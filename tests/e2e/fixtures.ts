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

/** Lines about what went wrong in any tab of a test, which fails on each line that it has not allowed. */
export interface ConsoleGuard {
  /** `page error: …`, `console warning: …`, `console error: …`, `request failed: …`, `answer 404: …`. */
  readonly lines: readonly string[];
  /** The lines of the console that are ours. */
  ours(): string[];
  /** Lines of this kind belong to what the test is about. */
  allow(...patterns: RegExp[]): void;
}

interface Fixtures {
  consoleGuard: ConsoleGuard;
  /** Opens a partner's page that holds just this markup, with the loader in its head unless told otherwise. */
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

  // Where workers are blocked, Playwright warns of each registration: there are none, then, as in an old browser.
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
        // Given up because the page was left or reloaded before it came; a script is given up for a refusal as well.
        const left =
          cause === 'net::ERR_ABORTED' &&
          !refused.has(request) &&
          (request.url().startsWith(origins.services) ||
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
        ours: () =>
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

/** Marks a test of what rarely goes wrong: only `npm test -- full` runs it. */
export const rare = { tag: '@full' };

/** Marks a test that repeats another one for one more page, width, color or fault: only `npm test -- full` runs it. */
export const matrixOnly = (isMore: boolean): { tag?: string } => (isMore ? rare : {});

export { expect };
