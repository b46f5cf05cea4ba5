import { createRequire } from 'node:module';
import type Ts from 'typescript';

/** The compiler. `import` would take a second, because Node scans its code for exports. */
export const ts = createRequire(import.meta.url)('typescript') as typeof Ts;
