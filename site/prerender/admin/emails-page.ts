import { service, templatesOf } from '../../admin/email-templates';
import type { Settings } from '../../schema/settings';
import type { Sample } from '../content/samples/samples';
import { escapeHtml } from '../../../loader/snippet';
import { labelOf } from './labels';

export function emailsHtml({ business }: Settings, samples: readonly Sample[]): string {
  const missing = samples.filter(
    ({ file, field }) => file.endsWith('settings.yaml') && field.startsWith(`${service.block}.`),
  );
  return `<p>The contact form and the survey are sent by ${service.name}. It needs three templates, made once in <a href="${service.dashboard}">its dashboard</a>. Copy each text without changes: the form fills in the words in double braces.</p>
${missing.length ? `<p data-warning><strong>Still samples in the settings:</strong> ${missing.map(({ field }) => labelOf(field.split('.').at(-1)!)).join(', ')}. Until you replace them, no email arrives and the test below fails.</p>` : ''}
${templatesOf(business).map(templateHtml).join('\n')}
<section>
<h2>Nothing typed by the visitor in the reply</h2>
<p>Not even the name. The reply goes to any address that somebody types. If it contained the visitor’s words, a stranger could make you send any text to anybody.</p>
</section>
<section>
<h2>Before the launch</h2>
<ol>
<li>Put the ids of the service and of the three templates, and the public key, into <a href="/admin/edit#/collections/settings/entries/settings">the settings</a>.</li>
<li>In the dashboard, allow these origins and no others: <code>${escapeHtml(new URL(business.siteUrl).origin)}</code>, and the site of each partner whose page carries a form.</li>
<li>Limit the rate: a few emails a minute from one visitor are plenty, but two must get through, 1.1 seconds apart.</li>
</ol>
</section>
<section>
<h2>Test</h2>
<p>Sends one email of each kind from this browser, because the service accepts emails from browsers only. Each counts as one of your monthly emails.</p>
<form id="test">
<p><label for="email">Your email</label>
<input id="email" name="email" type="email" autocomplete="email" required value="${escapeHtml(business.email)}"></p>
<p><button type="submit">Send one of each to me</button></p>
</form>
<noscript><p>The test needs JavaScript.</p></noscript>
<div id="results" role="status"></div>
</section>`;
}

const templateHtml = (template: ReturnType<typeof templatesOf>[number]): string => `<section>
<h2>${template.purpose}</h2>
<p>Put its id into the settings as <b>${labelOf(template.setting)}</b>.</p>
<dl>
${[
  ['To', template.to],
  ['Reply to', template.replyTo],
  ['Subject', template.subject],
  ['Text', template.text],
]
  .map(([name, text]) => {
    const id = `${template.setting}-${name!.toLowerCase().replace(' ', '-')}`;
    return `<dt>${name}</dt><dd><pre id="${id}">${escapeHtml(text!)}</pre><button type="button" data-copies="${id}" hidden aria-label="Copy: ${name}">Copy</button></dd>`;
  })
  .join('\n')}
</dl>
</section>`;
