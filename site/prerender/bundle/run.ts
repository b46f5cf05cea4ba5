import { rollup, type RollupCache, type RollupOptions } from 'rollup';
import type { Log } from '../tools/program';
import { reuseUnlessChanged } from './reuse';

/**
 * Runs bundles by name. Throws on warnings about our code or a missing module.
 * @param input values in the configurations, which become JSON
 */
export async function bundle(
  configs: Readonly<Record<string, RollupOptions>>,
  input: unknown,
  log: Log = () => {},
): Promise<void> {
  for (const [name, config] of Object.entries(configs))
    await reuseUnlessChanged<RollupCache>(`bundle of ${name}`, input, async (cache) => {
      log(`Bundling ${name}`);
      const bundled = await rollup({
        ...config,
        cache,
        logLevel: 'warn',
        onwarn(warning) {
          const isOfPackage = [warning.id, ...(warning.ids ?? [])].some((id) => id?.includes('node_modules'));
          if (!isOfPackage || warning.code === 'UNRESOLVED_IMPORT')
            throw new Error(`${warning.code ?? 'rollup'}: ${warning.message}`);
        },
      });
      for (const output of [config.output ?? []].flat()) await bundled.write(output);
      await bundled.close();
      return { value: bundled.cache!, files: bundled.watchFiles };
    });
}
