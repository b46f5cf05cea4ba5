import { build } from 'esbuild';

/**
 * Bundles a React component that partners copy, as their own tools would.
 * @param component its module, which exports `CatTours`
 * @param selector of the elements that it is mounted in
 * @returns an inline module script
 */
export async function reactBundle(component: string, selector: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `${component}
import { createRoot } from 'react-dom/client';
for (const root of document.querySelectorAll('${selector}')) createRoot(root).render(<CatTours />);`,
      resolveDir: '.',
      loader: 'jsx',
    },
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return `<script type="module">${outputFiles[0]!.text}</script>`;
}
