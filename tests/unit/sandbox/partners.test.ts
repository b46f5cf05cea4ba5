import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressLines, startSandbox, type Sandbox } from '../../sandbox/main';
import { withoutThemeCalls } from '../../sandbox/partners/host-css';
import { otherVersion } from '../../sandbox/partners/other-version';
import { partnerPages } from '../../sandbox/partners/pages';
import { portsFrom } from '../../sandbox/ports';

const anyPorts = { site: 0, services: 0, partners: 0 };
const snippet =
  '<cat-tour-list partner="larkspur"><template shadowrootmode="open">painted</template></cat-tour-list>';
let folder: string;
let sandbox: Sandbox;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'dist-'));
  await mkdir(path.join(folder, 'snippets'));
  await writeFile(path.join(folder, 'index.html'), 'home');
  await writeFile(path.join(folder, 'snippets/tour-list.html'), snippet);
  await writeFile(path.join(folder, 'loader.js'), `const version = '${otherVersion.replace('-other', '')}';`);
  sandbox = await startSandbox({ ports: anyPorts, folder });
});
afterAll(async () => {
  await sandbox.close();
  await rm(folder, { recursive: true });
});

const read = async (address: string) => {
  const answer = await fetch(sandbox.origins.partners + address);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

describe('pages', () => {
  test.each(partnerPages.map(({ name }) => name))(
    '%s has a language, a title, a viewport and the tag',
    async (name) => {
      const { status, text } = await read(`/${name}`);
      expect(status).toBe(200);
      expect(text).toMatch(/<html lang="\w+"/);
      expect(text).toMatch(/<title>[^<]+<\/title>/);
      expect(text).toContain('name="viewport"');
      expect(text).toContain('id="stage"');
      expect(text).toMatch(/<cat-[a-z-]+ partner="larkspur"/);
      expect(text).not.toContain('{{');
      expect(text).toContain(
        name === 'blocked' ? '127.0.0.1:1/loader.js' : `${sandbox.origins.site}/loader.js`,
      );
    },
  );

  test('every asset a page names is there', async () => {
    for (const { name } of partnerPages) {
      const { text } = await read(`/${name}?stage&scheme=dark`);
      for (const [, asset = ''] of text.matchAll(/(?:href|src)="(\/[^"]+)"/g)) {
        expect(`${asset} ${(await read(asset)).status}`).toBe(`${asset} 200`);
      }
    }
  });

  test('the list for tests names them all', async () => {
    const list = JSON.parse((await read('/api/pages.json')).text) as {
      name: string;
      url: string;
      loads: boolean;
    }[];
    expect(list.map(({ name }) => name)).toEqual(partnerPages.map(({ name }) => name));
    expect(list[0]).toMatchObject({ url: `${sandbox.origins.partners}/plain`, loads: true });
    expect((await read('/')).text).toContain('href="/strict-csp"');
  });

  test('the strict page is sent with its policy', async () => {
    const policy = (await read('/strict-csp')).headers.get('content-security-policy');
    expect(policy).toContain(`default-src 'none'; script-src ${sandbox.origins.site};`);
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types cat");
    expect(policy).toContain(`form-action ${sandbox.origins.services}`);
    expect((await read('/no-js')).headers.get('content-security-policy')).toBe("script-src 'none'");
    expect((await read('/plain')).headers.get('content-security-policy')).toBeNull();
  });

  test('the declarative page carries the snippet in its own markup', async () => {
    expect((await read('/declarative')).text).toContain(snippet);
  });

  test('?stage and ?scheme add their sheets', async () => {
    expect((await read('/plain?stage')).text).toContain('/host/stage.css');
    expect((await read('/plain?scheme=dark')).text).toContain('/host/scheme-dark.css');
    expect((await read('/plain')).text).not.toContain('/host/stage.css');
  });

  test('the loader at the partners is another version', async () => {
    expect((await read('/loader.js')).text).toBe(`const version = '${otherVersion}';`);
    expect((await read('/nothing.js')).status).toBe(404);
    expect((await read('/nothing')).status).toBe(404);
  });
});

test("Tailwind's theme calls become their defaults", () => {
  expect(withoutThemeCalls("a{b: --theme(\n  --font,\n  x,\n  'y'\n);c: --theme(--d, normal)}")).toBe(
    "a{b: x,\n  'y';c: normal}",
  );
});

describe('ports', () => {
  test('come from the environment', () => {
    expect(portsFrom({ SITE_PORT: '5000', PARTNERS_PORT: ' ' })).toEqual({
      site: 5000,
      services: 4174,
      partners: 4175,
    });
  });

  test.each(['abc', '-1', '70000', '80.5'])('%s is refused, with the variable named', (value) => {
    expect(() => portsFrom({ SERVICES_PORT: value })).toThrow(/^SERVICES_PORT: .* is not a port number/);
  });

  test('a busy port is one clear line, and nothing stays behind', async () => {
    const taken = Number(new URL(sandbox.origins.site).port);
    const first = await startSandbox({ ports: anyPorts, folder });
    const free = Number(new URL(first.origins.site).port);
    await first.close();
    await expect(
      startSandbox({ ports: { site: free, services: 0, partners: taken }, folder }),
    ).rejects.toThrow(
      `Port ${taken} is in use: stop the program that uses it, or set PARTNERS_PORT to a free port.`,
    );
    const again = await startSandbox({ ports: { ...anyPorts, site: free }, folder });
    await again.close();
  });

  test('the addresses are printed', () => {
    const lines = addressLines(sandbox.origins);
    for (const origin of Object.values(sandbox.origins)) expect(lines).toContain(origin);
  });
});
