// Our files that replace modules of packages. The build, unit tests and browser tests read this table.
import path from 'node:path';
import { pathOf } from './paths.ts';

/** `file` replaces the modules `names`, in imports of the package `of` or of all. */
const ALIASES: readonly { of?: string; names: readonly string[]; file: string }[] = [
  // In a bundle, `buildValues` comes before.
  { names: ['virtual:build'], file: 'widgets/kit/virtual-build.ts' },
  {
    of: 'wouter',
    names: ['react', 'use-sync-external-store/shim/index.js'],
    file: 'site/router/react.ts',
  },
  { names: ['react', 'react-dom/client', 'react/jsx-runtime'], file: 'widgets/kit/react.ts' },
  {
    of: '@emailjs/browser',
    names: ['../utils/createWebStorage/createWebStorage'],
    file: 'widgets/kit/services/mail/no-storage.ts',
  },
];

/** Packages that import aliases and so must be bundled, not loaded by Node. */
export const changedPackages = ALIASES.flatMap(({ of }) => of ?? []);

/**
 * Returns our replacement for an import, if there is one.
 * @param importer path or address of the importing module
 */
export function aliasFor(source: string, importer?: string): string | undefined {
  const isFrom = (name: string) => importer && `/${pathOf(importer)}`.includes(`/node_modules/${name}/`);
  return ALIASES.find(({ of, names }) => names.includes(source) && (!of || isFrom(of)))?.file;
}

/** For rollup and, before its own resolving, for vitest. */
export const aliases = {
  name: 'aliases',
  enforce: 'pre' as const,
  resolveId(source: string, importer?: string): string | null {
    const file = aliasFor(source, importer);
    return file ? path.resolve(file) : null;
  },
};
