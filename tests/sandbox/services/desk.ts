import { html, type Html } from '../html';
import { readBody, sendHtml, sendJson, sendText, type Call } from '../http';
import { faultModes, faultTargets, parseFault, type Fault, type FaultBoard } from './faults';
import { readForm, type Outbox, type Received } from './outbox';
import { page } from './page';

/**
 * The pages and calls for whoever watches: the outbox (`/outbox`, `/outbox.json`) and the switches (`/faults`,
 * `PUT /faults/{target}`, `DELETE /faults`). Resolves with false when the path is none of these.
 */
export async function answerAtDesk(call: Call, outbox: Outbox, faults: FaultBoard): Promise<boolean> {
  const { method, req, url } = call;
  const [, first, target] = url.pathname.split('/');
  if (first === 'outbox.json') {
    if (method === 'DELETE') outbox.clear();
    sendJson(call, 200, outbox.list(url.searchParams.get('service')));
    return true;
  }
  if (first === 'outbox') {
    if (method === 'POST') outbox.clear();
    sendHtml(call, 200, outboxPage(outbox.list(url.searchParams.get('service'))));
    return true;
  }
  if (first !== 'faults') return false;
  if (method === 'GET') sendHtml(call, 200, faultsPage(faults.list()));
  else if (method === 'DELETE') {
    if (target) change(call, faults, target, { mode: 'off' });
    else faults.clear();
    if (!call.res.headersSent) sendJson(call, 200, faults.list());
  } else if (method === 'PUT' && target) {
    change(call, faults, target, readJson(await readBody(req)));
    if (!call.res.headersSent) sendJson(call, 200, faults.list());
  } else if (method === 'POST') {
    const fields = readForm(await readBody(req));
    change(call, faults, String(fields['target']), fields);
    if (!call.res.headersSent) sendHtml(call, 200, faultsPage(faults.list()));
  } else sendText(call, 405, 'Method Not Allowed');
  return true;
}

function change(call: Call, faults: FaultBoard, name: string, input: Record<string, unknown>): void {
  const target = faultTargets.find((known) => known === name);
  try {
    if (!target) throw new Error(`'${name}' is not one of ${faultTargets.join(', ')}`);
    faults.set(target, parseFault(input));
  } catch (error) {
    sendText(call, 400, (error as Error).message);
  }
}

function readJson(body: string): Record<string, unknown> {
  try {
    return JSON.parse(body) as Record<string, unknown>;
  } catch {
    // Read as an empty object, it is refused with the list of modes.
    return {};
  }
}

const outboxPage = (list: Received[]) =>
  page(
    'Outbox',
    html`<h1>Outbox</h1>
      <p>What the service stand-ins received, newest first. <a href="/faults">Fault switches</a></p>
      <form method="post" action="/outbox"><button>Clear</button></form>
      ${list.length === 0 && html`<p>Nothing yet.</p>`}${list.toReversed().map(entryView)}`,
  );

const entryView = (entry: Received) =>
  html`<article id="received-${entry.id}">
    <h2>${entry.service}: ${entry.method} ${entry.path}</h2>
    <p><time datetime="${entry.time}">${entry.time}</time>, answered ${entry.answer ?? 'not yet'}</p>
    ${table(entry.query)}${table(entry.headers)}
    ${entry.body && html`<pre>${entry.fields ? JSON.stringify(entry.fields, null, 2) : entry.body}</pre>`}
  </article>`;

const table = (values: Record<string, string>): Html =>
  html`<ul>
    ${Object.entries(values).map(([name, value]) => html`<li><b>${name}</b> ${value}</li>`)}
  </ul>`;

const options = (names: readonly string[]) => names.map((name) => html`<option>${name}</option>`);

const faultsPage = (set: Record<string, Fault>) =>
  page(
    'Fault switches',
    html`<h1>Fault switches</h1>
      <p>They hold for every visitor until switched off. <a href="/outbox">Outbox</a></p>
      <ul id="set">
        ${Object.entries(set).map(([name, fault]) => html`<li><b>${name}</b> ${JSON.stringify(fault)}</li>`)}
        ${Object.keys(set).length === 0 && html`<li>Everything works.</li>`}
      </ul>
      <form method="post" action="/faults">
        <p>
          <label
            >What
            <select name="target">
              ${options(faultTargets)}
            </select></label
          >
          <label
            >how
            <select name="mode">
              ${options(faultModes)}
            </select></label
          >
          <label>status <input name="status" inputmode="numeric" size="4" placeholder="500" /></label>
          <label>ms <input name="ms" inputmode="numeric" size="6" placeholder="3000" /></label>
          <label>times <input name="times" inputmode="numeric" size="3" /></label>
          <label>after <input name="after" inputmode="numeric" size="3" /></label>
          <button>Switch</button>
        </p>
      </form>`,
  );
