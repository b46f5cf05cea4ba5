import { startTestRunner, type TestRunnerConfig } from '@web/test-runner';
import type { Driver } from './driver';

type Launcher = NonNullable<TestRunnerConfig['browsers']>[number];

/** Runs the element contract of the browser tests in these browsers. Returns false if a test fails. */
export async function runContract(drivers: readonly Driver[]): Promise<boolean> {
  const file = new URL('../../web-test-runner.config.mjs', import.meta.url).href;
  const { default: config } = (await import(file)) as { default: Partial<TestRunnerConfig> };
  const runner = await startTestRunner({
    readCliArgs: false,
    readFileConfig: false,
    autoExitProcess: false,
    config: {
      ...config,
      files: ['tests/browser/element-contract.test.ts'],
      browsers: drivers.map(launcherOf),
    },
  });
  return new Promise((resolve) => runner!.on('stopped', resolve));
}

function launcherOf({ name, open }: Driver): Launcher {
  let address: string | undefined;
  return {
    name,
    type: name,
    concurrency: 1,
    async startSession(_, url) {
      address = url;
      await open(url);
    },
    startDebugSession: (_, url) => open(url),
    isActive: () => Boolean(address),
    getBrowserUrl: () => address,
    async stopSession() {
      address = undefined;
      return {};
    },
  };
}
