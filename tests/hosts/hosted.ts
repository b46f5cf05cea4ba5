import { origins } from '../helpers/origins';
import { startSandbox } from '../sandbox/main';
import { portsFrom } from '../sandbox/ports';
import { startNginx } from './nginx';

/**
 * Serves `dist/` as a host does, by nginx, and the rest of the sandbox beside it.
 * @returns what stops both
 */
export async function startHosted(): Promise<() => Promise<void>> {
  const stopNginx = await startNginx('dist', portsFrom(process.env).site);
  try {
    const sandbox = await startSandbox({ site: origins.site });
    return async () => {
      await sandbox.close();
      stopNginx();
    };
  } catch (error) {
    stopNginx();
    throw error;
  }
}
