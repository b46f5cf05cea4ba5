import { html, type Html } from '../html';
import { sendHtml, type Call } from '../http';
import { catalogue, departures, type BookingRequest } from './fareharbor';
import { page } from './page';

/** Answers an address of the booking provider with the page a visitor would see. */
export function sendBooking(call: Call, request: BookingRequest): void {
  const unknown = request.items.find((item) => !catalogue[item]);
  if (unknown !== undefined) {
    const title = 'Item not found';
    return sendHtml(
      call,
      404,
      page(
        title,
        html`<h1>${title}</h1>
          <p>There is no item ${unknown}.</p>`,
      ),
    );
  }
  const { title, body } = step(request, call.url);
  sendHtml(
    call,
    200,
    page(
      `${title} | ${request.company}`,
      html`<h1>${title}</h1>
        ${body}
        <details>
          <summary>What arrived</summary>
          ${received(request, call.url)}
        </details>
        <script src="/embeds/static/booking.js"></script>`,
    ),
  );
}

function step(request: BookingRequest, url: URL): { title: string; body: Html } {
  const [first] = request.items;
  const name = first === undefined ? 'All tours' : (catalogue[first]?.name ?? '');
  if (request.kind === 'pay') {
    return {
      title: 'Payment',
      body: html`<p>${name}</p>
        <button type="button" id="confirm">Pay now</button>`,
    };
  }
  if (request.availability !== undefined) {
    const pay = url.pathname.replace(/book\/$/, 'pay/') + url.search;
    return {
      title: `Book ${name}`,
      body: html`<p>Departure ${request.availability}</p>
        <p><button type="button" id="pay" data-href="${pay}">Continue to payment</button></p>
        <p id="outcome" role="status"></p>`,
    };
  }
  return { title: `Book ${name}`, body: calendar(request, url) };
}

function calendar({ company, items }: BookingRequest, url: URL): Html {
  const list = departures(items, new Date());
  if (list.length === 0) return html`<p>By arrangement. Gift cards are sold here too.</p>`;
  return html`<h2>Next 30 days</h2>
    <ul>
      ${list.map(
        ({ item, availability, label }) =>
          html`<li>
            <a href="/embeds/book/${company}/items/${item}/availability/${availability}/book/${url.search}"
              >${label}</a
            >
          </li>`,
      )}
    </ul>`;
}

/** Every parameter, so that a test or a person sees whether a partner would be credited. */
function received({ kind, company, items }: BookingRequest, url: URL): Html {
  const rows = [['kind', kind], ['company', company], ['items', items.join(',')], ...url.searchParams];
  return html`<dl id="received">
    ${rows.map(
      ([name, value]) =>
        html`<dt>${name}</dt>
          <dd data-name="${name}">${value}</dd>`,
    )}
    <dt>payment allowed</dt>
    <dd data-name="payment" id="payment">unknown</dd>
  </dl>`;
}
