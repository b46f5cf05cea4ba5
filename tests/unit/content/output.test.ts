import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { renderToString } from 'preact-render-to-string';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generateContent } from '../../../site/prerender/content/generate-content';
import type { PostModule } from '../../../widgets/kit/model/post';
import { FIXTURE } from '../../helpers/project/content-copy';

let outDir: string;
beforeAll(async () => {
  await mkdir('.cache', { recursive: true });
  outDir = path.resolve(await mkdtemp('.cache/content-test-'));
  generateContent({ contentDir: FIXTURE, outDir });
});
afterAll(() => rm(outDir, { recursive: true }));

describe('generateContent', () => {
  it('writes bodies that render to plain HTML', async () => {
    const { modules } = (await import(/* @vite-ignore */ path.join(outDir, 'post-cards.ts'))) as {
      modules: Record<string, () => Promise<PostModule>>;
    };
    for (const load of Object.values(modules)) {
      const { Body } = await load();
      const html = renderToString(
        jsx(Body, {
          runtime: { Fragment, jsx, jsxs },
          components: { picture: () => null },
          headingLevel: 3,
        }) as never,
      );
      expect(html).toMatch(/^<p>/);
      expect(html).toContain('<h3 id="');
      expect(html).not.toMatch(/<h[12]|undefined|\[object|<!--/);
    }
  });
});
