// Files of ours that stand in for others, each says why in its first lines. The build, unit tests and browser tests read
// the one table, so that tests run what ships.
import path from 'node:path';
import { standIns as ofMail } from '../../../widgets/kit/services/mail/stand-ins.ts';
import { pathOf } from './paths.ts';

interface StandIn {
  /** Names in imports. */
  names: readonly string[];
  /** Our file that each of them gets, from the project's root. */
  file: string;
  /** Only the imports of this package. */
  of?: string;
}

const STAND_INS: readonly StandIn[] = [
  {
    of: 'wouter',
    names: ['react', 'use-sync-external-store/shim/index.js'],
    file: 'site/router/react.ts',
  },
  { names: ['react', 'react-dom/client', 'react/jsx-runtime'], file: 'widgets/kit/react.ts' },
  ...ofMail,
];

/** Packages that have a file replaced: Node must not load them by itself. */
export const changedPackages = STAND_INS.flatMap(({ of }) => of ?? []);

/** All names in imports that may mean one of our files. */
export const namesOfStandIns: readonly string[] = STAND_INS.flatMap(({ names }) => names);

/**
 * Returns the file that stands in for what an import names, if one does.
 * @param importer path or address of the module that imports
 */
export function standInFor(source: string, importer?: string): string | undefined {
  const isFrom = (name: string) => importer && `/${pathOf(importer)}`.includes(`/node_modules/${name}/`);
  return STAND_INS.find(({ of, names }) => names.includes(source) && (!of || isFrom(of)))?.file;
}

/** For rollup and, before its own resolving, for vitest. */
export const standIns = {
  name: 'stand-ins',
  enforce: 'pre' as const,
  resolveId(source: string, importer?: string): string | null {
    const file = standInFor(source, importer);
    return file ? path.resolve(file) : null;
  },
};
