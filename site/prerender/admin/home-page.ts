import type { Settings } from '../../schema/settings';
import { siteOrigin } from '../content/write-config';
import { guidesHtml } from './guide-pages';
import { summaryHtml, type Status } from './status-page';

export const homeHtml = (status: Status, settings: Settings): string => `<section>
<h2>To do</h2>
${summaryHtml(status)}
<p><a href="/admin/status">The whole list</a></p>
</section>
<section>
<h2>Edit the site</h2>
<p>Prices, tours, posts, questions, pictures: everything the site says has a form.</p>
<p><a href="/admin/edit" data-button>Open the editor</a></p>
<p><a href="${siteOrigin(settings)}">See your change</a></p>
${
  settings.repository
    ? `<h3>With your access token</h3>
<p>Works in every browser, also on a phone. Choose to sign in with an access token and paste it; the browser keeps it. What you save is published a few minutes later.</p>`
    : ''
}
<h3>With a folder on this computer</h3>
<p>Works in Chrome and Edge on a computer, without an account. Run <code>npm run dev</code> in the folder of the site, open <code>http://localhost:4173/admin/edit</code>, choose <b>Work with Local Repository</b> and pick the folder. What you save is in that folder. About a second later it is on <code>http://localhost:4173</code>, which only you see, and after you publish it, on the site.</p>
</section>
<section>
<h2>Going live</h2>
${guidesHtml}
</section>
<section>
<h2>After a tour</h2>
<p><a href="/admin/survey-links">Make survey links</a> that know your guest’s name and tour.</p>
</section>
<section>
<h2>Emails that arrive</h2>
<p><a href="/admin/emails">Set up the email templates</a>, and send one of each to yourself.</p>
</section>`;
