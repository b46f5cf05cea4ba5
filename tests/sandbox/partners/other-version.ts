import { readFileSync } from 'node:fs';
import { send, sendText, type Call } from '../../../site/serve/http';
import type { Origins } from '../../../site/serve/ports';

const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

const otherVersion = `${version}-other`;

/** Serves a file of the site with another version in its scripts: a second release of the loader. */
export async function sendOtherVersion(call: Call, { site, partners }: Origins): Promise<void> {
  const answer = await fetch(site + call.url.pathname.replaceAll(otherVersion, version));
  if (!answer.ok) return sendText(call, answer.status, `The site has no ${call.url.pathname}`);
  const type = answer.headers.get('content-type') ?? 'application/octet-stream';
  const headers = { 'access-control-allow-origin': '*' };
  if (!type.includes('javascript'))
    return send(call, 200, type, Buffer.from(await answer.arrayBuffer()), headers);
  const text = (await answer.text()).replaceAll(version, otherVersion).replaceAll(site, partners);
  send(call, 200, type, text, headers);
}
