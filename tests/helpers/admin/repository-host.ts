import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { BrowserContext } from '@playwright/test';
import type { EditorSetup } from '../../../site/admin/editor/setup';
import { backendOf } from '../../../site/schema/services/repository';
import { contentFiles } from './content-folder';
import { currentMode } from '../../../site/prerender/mode';

interface Commit {
  message: string;
  files: Record<string, string>;
}

const API = 'https://api.github.com';
const OID = 'a'.repeat(40);
const shaOf = (file: string) => createHash('sha1').update(readFileSync(file)).digest('hex');

const TOKEN = 'token-of-the-owner';

/**
 * Connects the editor to a mock of GitHub's REST and GraphQL APIs (https://docs.github.com/rest).
 * @returns the accepted token and every commit
 */
export async function mockRepository(context: BrowserContext): Promise<{ token: string; commits: Commit[] }> {
  const files = contentFiles();
  const bySha = new Map(files.map((file) => [shaOf(file), file]));
  const commits: Commit[] = [];
  const setup = JSON.parse(
    readFileSync(`${currentMode().site}/admin/files/setup.json`, 'utf8'),
  ) as EditorSetup;
  const config = { ...setup.config, backend: backendOf({ host: 'github', name: 'owner/site' }) };
  await context.route('**/admin/files/setup.json', (route) =>
    route.fulfill({ json: { ...setup, hasRepository: true, config } }),
  );

  /** Answers a GraphQL query; the editor numbers its parts. */
  function answer(query: string, variables: Record<string, unknown>): unknown {
    if (query.includes('createCommitOnBranch')) {
      const { message, fileChanges } = variables['input'] as {
        message: { headline: string };
        fileChanges: { additions: { path: string; contents: string }[] };
      };
      commits.push({
        message: message.headline,
        files: Object.fromEntries(
          fileChanges.additions.map(({ path, contents }) => [
            path,
            Buffer.from(contents, 'base64').toString('utf8'),
          ]),
        ),
      });
      const made = fileChanges.additions.map((_, index) => [`file_${index}`, { oid: OID }]);
      return {
        createCommitOnBranch: {
          commit: { oid: OID, committedDate: '2026-05-02T10:00:00Z', ...Object.fromEntries(made) },
        },
      };
    }
    if (query.includes('defaultBranchRef')) return { repository: { defaultBranchRef: { name: 'main' } } };
    const history = (node: object) => ({ target: { history: { nodes: [node] } } });
    const texts = [...query.matchAll(/(content_\d+): object\(oid: "(\w+)"\)/g)].map(([, name, sha]) => [
      name!,
      { text: readFileSync(bySha.get(sha!)!, 'utf8'), isTruncated: false },
    ]);
    const written = [...query.matchAll(/(commit_\d+):\s*ref/g)].map(([, name]) => [
      name!,
      history({ author: { name: 'Owner', email: '', user: null }, committedDate: '2026-05-01T10:00:00Z' }),
    ]);
    return {
      repository: {
        ref: history({ oid: OID, message: 'Before' }),
        ...Object.fromEntries([...texts, ...written]),
      },
    };
  }

  await context.route(`${API}/**`, async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    const send = (status: number, json: unknown) => route.fulfill({ status, headers: cors, json });
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: cors });
    if (!(await request.headerValue('authorization'))?.includes(TOKEN)) return send(401, {});
    if (pathname === '/user') return send(200, { login: 'owner', id: 1, name: 'Owner', avatar_url: '' });
    if (pathname.includes('/collaborators/')) return route.fulfill({ status: 204, headers: cors });
    if (pathname.includes('/git/trees/')) {
      const tree = files.map((path) => ({ path, type: 'blob', sha: shaOf(path), size: 1 }));
      return send(200, { tree });
    }
    if (pathname === '/graphql') {
      const { query, variables } = request.postDataJSON() as {
        query: string;
        variables: Record<string, unknown>;
      };
      return send(200, { data: answer(query, variables) });
    }
    const sha = /\/git\/blobs\/(\w+)/.exec(pathname)?.[1];
    return route.fulfill({ status: 200, headers: cors, body: readFileSync(bySha.get(sha!)!) });
  });
  await context.route('https://www.githubstatus.com/**', (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: { status: { indicator: 'none' } },
    }),
  );
  return { token: TOKEN, commits };
}
