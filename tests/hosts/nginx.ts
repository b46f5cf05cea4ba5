import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { precompress } from '../../site/prerender/hosts/precompress';

/**
 * Serves a copy of a built site with nginx and the generated configuration.
 * @param port on both loopback addresses
 * @returns a function that stops it. Rejects if nginx is missing or refuses the configuration.
 */
export async function startNginx(dist: string, port: number): Promise<() => void> {
  if (spawnSync('nginx', ['-v']).error)
    throw new Error('nginx is not installed: apt-get install nginx-light');
  const prefix = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  // Workers of nginx that root starts run as another user.
  chmodSync(prefix, 0o755);
  cpSync(dist, path.join(prefix, 'site'), { recursive: true });
  await precompress(path.join(prefix, 'site'));
  mkdirSync(path.join(prefix, 'temp'));
  writeFileSync(path.join(prefix, 'nginx.conf'), configuration(prefix, port));

  const server = spawn('nginx', ['-p', prefix, '-c', 'nginx.conf', '-e', 'stderr'], { stdio: 'inherit' });
  const stop = () => {
    server.kill('SIGTERM');
    rmSync(prefix, { recursive: true, force: true });
  };
  const ended = new Promise<never>((_, reject) =>
    server.once('exit', (code) => reject(new Error(`nginx ended with code ${code}`))),
  );
  // stop() ends it too.
  ended.catch(() => undefined);
  try {
    await Promise.race([ended, waitForAnswer(port)]);
  } catch (error) {
    stop();
    throw error;
  }
  return stop;
}

const configuration = (prefix: string, port: number): string => `daemon off;
pid ${prefix}/nginx.pid;
worker_processes 2;
events {}
http {
  access_log off;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `  ${name}_temp_path ${prefix}/temp;`).join('\n')}
  server {
    listen 127.0.0.1:${port};
    listen [::1]:${port};
    root ${prefix}/site;
    include ${prefix}/site/nginx.conf;
  }
}
`;

async function waitForAnswer(port: number): Promise<void> {
  let answered = 'nothing';
  for (let tries = 0; tries < 100; tries++) {
    const answer = await fetch(`http://localhost:${port}/`).catch(() => undefined);
    if (answer?.ok) return;
    answered = answer ? String(answer.status) : 'nothing';
    await wait(50);
  }
  throw new Error(`nginx answers ${answered} on port ${port}.`);
}
