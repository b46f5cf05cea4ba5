import { page as about } from '#content/page-about';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listen, type Handler, type RunningServer } from '../../site/serve/http';
import { siteHandler } from '../../site/serve/site-handler';
import { currentMode } from '../../site/prerender/mode';

/** A copy of the built site on its own server, which can change and go offline. */
export interface DeployedSite {
  readonly origin: string;
  edit(file: string, change: (text: string) => string): void;
  remove(file: string): void;
  /** Deploys a newer build: another worker and another text on `/about`. */
  deploy(): void;
  /** Answers a path instead of its file; without a handler the file is served again. */
  answer(path: string, handler?: Handler): void;
  goOffline(): Promise<void>;
  goOnline(): Promise<void>;
  close(): Promise<void>;
}

export async function startDeployedSite(): Promise<DeployedSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'deployed-'));
  cpSync(currentMode().site, folder, { recursive: true });
  const answers = new Map<string, Handler>();
  const files = siteHandler(folder);
  const handler: Handler = (call) => (answers.get(call.url.pathname) ?? files)(call);
  const start = (port: number) => listen(handler, port, 'SITE_PORT');
  let server: RunningServer | undefined = await start(0);
  const { origin } = server;
  const at = (file: string) => path.join(folder, file);
  const edit: DeployedSite['edit'] = (file, change) =>
    writeFileSync(at(file), change(readFileSync(at(file), 'utf8')));
  const goOffline = async () => {
    await server?.close();
    server = undefined;
  };
  return {
    origin,
    edit,
    remove: (file) => rmSync(at(file)),
    deploy() {
      const [, id] = /data-build="(\w+)"/.exec(readFileSync(at('index.html'), 'utf8'))!;
      edit('sw.js', (text) => text.replaceAll(id!, `x${id}`));
      edit('about.html', (text) => text.replaceAll(about.hero.title, 'The newer page'));
    },
    answer(path, given) {
      if (given) answers.set(path, given);
      else answers.delete(path);
    },
    goOffline,
    async goOnline() {
      server ??= await start(Number(new URL(origin).port));
    },
    async close() {
      await goOffline();
      rmSync(folder, { recursive: true });
    },
  };
}
