import { TOUR_TYPES } from '../../../widgets/kit/model/forms/survey-choices';
import { escapeHtml } from '../../../loader/snippet';

/** Words that the service fills in, for each reader of a mailing. */
const mergeTags = { service: 'Mailchimp', name: '*|FNAME|*', email: '*|EMAIL|*' };

/** Returns the page that makes links to the survey; `site` is the origin of the site. */
export const surveyLinksHtml = (
  site: string,
): string => `<p>A guest who opens such a link finds the tour, the day, the name and the email filled in. Name and email follow the <code>#</code>: browsers send that part to no server, and the survey removes it from the address. What you type here stays on this page.</p>
<noscript><p>This page needs JavaScript.</p></noscript>
<section data-site="${escapeHtml(site)}">
<h2>1. The tour</h2>
<form id="outing">
<p><label for="tour">Tour</label>
<select id="tour" name="tour">
<option value="">Let the guest choose</option>
${Object.entries(TOUR_TYPES)
  .map(([slug, name]) => `<option value="${slug}">${escapeHtml(name)}</option>`)
  .join('\n')}
</select></p>
<p><label for="date">Day</label>
<input id="date" name="date" type="date"></p>
</form>
</section>
<section>
<h2>2. The guest</h2>
<form id="one">
<p><label for="name">Name</label>
<input id="name" name="name" autocomplete="off" maxlength="100"></p>
<p><label for="email">Email</label>
<input id="email" name="email" type="email" autocomplete="off" required></p>
<p><button type="submit">Make the link</button></p>
</form>
<h3>Or all guests at once</h3>
<form id="many">
<p><label for="guests">One guest a line: name and email</label>
<textarea id="guests" name="guests" rows="5" required aria-describedby="guests-hint"></textarea>
<span id="guests-hint">For example: Jane Doe, jane@example.com. Columns copied from a spreadsheet work as well if the first row has the headings Name and Email. So do addresses from a mail: Jane Doe &lt;jane@example.com>.</span></p>
<p><button type="submit">Make the links</button></p>
</form>
</section>
<section id="results" tabindex="-1" aria-label="Links" hidden></section>
<section>
<h2>For a mailing</h2>
<p>Paste this one link into your mailing. The program that sends it replaces the two words with each reader’s name and email; these are ${escapeHtml(mergeTags.service)}’s.</p>
<form id="mailing">
<p><label for="name-tag">Word for the name</label>
<input id="name-tag" name="name" value="${escapeHtml(mergeTags.name)}" autocomplete="off"></p>
<p><label for="email-tag">Word for the email</label>
<input id="email-tag" name="email" value="${escapeHtml(mergeTags.email)}" autocomplete="off"></p>
<p><output for="name-tag email-tag"></output></p>
<p><button type="submit">Copy the link</button></p>
</form>
</section>`;
