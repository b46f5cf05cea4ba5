import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { guidePages } from '../../../site/prerender/admin/guide-pages';

it('renders the guides with their links and pictures', () => {
  const out = mkdtempSync(path.join(tmpdir(), 'guides-'));
  const pages = guidePages(out);
  const known = new Set(['/admin', '/admin/emails', ...pages.map((page) => page.path)]);
  for (const { title, main } of pages) {
    expect(title).not.toContain('\n');
    expect(main).toContain('<p>');
    const own = [...main.matchAll(/href="(\/admin[\w/-]*)(?:#([\w-]+))?"/g)];
    for (const [, address, id] of own) {
      expect(known).toContain(address);
      const target = pages.find((page) => page.path === address);
      if (id) expect(target?.main).toContain(`<h2 id="${id}">`);
    }
    expect(main).not.toMatch(/\.md\b/);
    for (const [, picture] of main.matchAll(/src="\/admin\/files\/([^"]+)"/g))
      expect(existsSync(path.join(out, picture!))).toBe(true);
  }
  rmSync(out, { recursive: true });
});
