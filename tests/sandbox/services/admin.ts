import { text } from 'node:stream/consumers';
import { html } from '../html';
import { sendHtml, sendJson, sendText, type Call } from '../../../site/serve/http';
import { faultModes, faultTargets, parseFault, type FaultBoard } from './faults';
import { readForm, type Outbox } from './outbox';
import { page } from './page';

/**
 * Answers `/outbox` and `/faults` for people, `/outbox.json`, `PUT /faults/{target}` and `DELETE /faults` for tests.
 * Resolves with false for any other path.
 */
export async function answerAdmin(call: Call, outbox: Outbox, faults: FaultBoard): Promise<boolean> {
  const { method, req, url } = call;
  const [, first, target] = url.pathname.split('/');
  if (first === 'outbox' || first === 'outbox.json') {
    if (method === 'DELETE' || method === 'POST') outbox.clear();
    if (first === 'outbox') sendHtml(call, 200, outboxPage(outbox));
    else sendJson(call, 200, outbox.list());
    return true;
  }
  if (first !== 'faults') return false;
  try {
    if (method === 'DELETE') faults.clear();
    else if (method === 'PUT') setFault(faults, target, JSON.parse(await text(req)) as object);
    else if (method === 'POST') {
      const fields = readForm(await text(req));
      setFault(faults, String(fields['target']), fields);
    }
    if (method === 'GET' || method === 'POST') sendHtml(call, 200, faultsPage(faults));
    else sendJson(call, 200, faults.list());
  } catch (error) {
    sendText(call, 400, (error as Error).message);
  }
  return true;
}

function setFault(faults: FaultBoard, name: string | undefined, input: object): void {
  const target = faultTargets.find((known) => known === name);
  if (!target) throw new Error(`'${name}' is not one of ${faultTargets.join(', ')}`);
  faults.set(target, parseFault({ ...input }));
}

const outboxPage = (outbox: Outbox) =>
  page(
    'Outbox',
    html`<p>What the mock servers received, newest first. <a href="/faults">Faults</a></p>
      <form method="post" action="/outbox"><button>Clear</button></form>
      ${[...outbox.list()].reverse().map(
        (entry) =>
          html`<article>
            <h2>${entry.service}: ${entry.method} ${entry.path}</h2>
            <pre>${JSON.stringify(entry, null, 2)}</pre>
          </article>`,
      )}`,
  );

const options = (names: readonly string[]) => names.map((name) => html`<option>${name}</option>`);

const faultsPage = (faults: FaultBoard) =>
  page(
    'Faults',
    html`<p>They last until they are switched off. <a href="/outbox">Outbox</a></p>
      <ul>
        ${Object.entries(faults.list()).map(
          ([name, fault]) => html`<li><b>${name}</b> ${JSON.stringify(fault)}</li>`,
        )}
      </ul>
      <form method="post" action="/faults">
        <select name="target" aria-label="Service">
          ${options(faultTargets)}
        </select>
        <select name="mode" aria-label="Fault">
          ${options(faultModes)}
        </select>
        ${['status', 'ms'].map(
          (name) => html`<label>${name} <input name="${name}" inputmode="numeric" size="5" /></label> `,
        )}
        <button>Set</button>
      </form>`,
  );
