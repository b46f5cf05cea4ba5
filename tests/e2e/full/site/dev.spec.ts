import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { portsFrom } from '../../../../site/serve/ports';
import { copyProject } from '../../../helpers/project/project-copy';
import { messages } from '../../../../site/layout/messages';
import { expect, test } from '../../fixtures';

test('npm run dev shows each save, and mistakes with their file and line', async ({ page, consoleGuard }) => {
  test.setTimeout(240_000);
  // The server is not there yet, and answers a page with a mistake by 500.
  consoleGuard.allow(/request failed/, /500/);
  const copy = await copyProject();
  const ports = portsFrom(process.env);
  const [SITE_PORT, SERVICES_PORT, PARTNERS_PORT] = Object.values(ports).map((port) => String(port + 20));
  const server = spawn(process.execPath, ['--conditions=of-dev', '--import', 'tsx', 'site/serve/dev.ts'], {
    cwd: copy,
    env: { ...process.env, SITE_PORT, SERVICES_PORT, PARTNERS_PORT },
    stdio: 'ignore',
  });
  const save = (name: string, from: string, to: string) => {
    const file = path.join(copy, name);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(from, to));
    return () => writeFileSync(file, text);
  };
  try {
    const open = () => page.goto(`http://localhost:${SITE_PORT}/about`).catch(() => null);
    await expect.poll(open, { timeout: 90_000 }).toBeTruthy();
    const skip = page.getByRole('link', { name: 'Changed' });
    // While the code is still bundled.
    save('site/layout/messages.ts', messages.skip, 'Changed');
    await expect(skip).toBeAttached();

    for (const [file, from, to, message] of [
      ['site/pages/about.tsx', '<>', '<>{(null as any).name}', /TypeError/],
      ['site/pages/about.tsx', '<>', '<><p className="unheard">', /unknown class name/],
      ['site/style/print.css', '@media', '} @media', /./],
      ['site/content/settings.yaml', 'business:', 'busyness:', /busyness/],
    ] as const) {
      const undo = save(file, from, to);
      await expect(
        page
          .getByRole('alert')
          .filter({ hasText: new RegExp(`^${file}:\\d+`) })
          .filter({ hasText: message }),
      ).toBeVisible();
      undo();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(skip).toBeAttached();
    }
  } finally {
    server.kill();
    rmSync(copy, { recursive: true });
  }
});
