import { html, type Html } from '../html';
import { sendHtml, type Call } from '../../../site/serve/http';
import { catalogue, departures, type BookingRequest } from './fareharbor';
import { page } from './page';

/** Answers a request with the booking provider's page. */
export function sendBooking(call: Call, request: BookingRequest): void {
  const { company, items, kind } = request;
  const unknown = items.find((item) => !catalogue[item]);
  if (unknown !== undefined) return sendHtml(call, 404, page(`There is no item ${unknown}`, html``));
  const name = items[0] === undefined ? 'All tours' : catalogue[items[0]]!.name;
  // Shows the attribution.
  const received = [
    ['kind', kind],
    ['company', company],
    ['items', items.join(',')],
    ...call.url.searchParams,
  ];
  sendHtml(
    call,
    200,
    page(
      kind === 'pay' ? 'Payment' : `Book ${name}`,
      html`${step(request, call.url)}
        <details>
          <summary>What arrived</summary>
          <dl id="received">
            ${received.map(
              ([name, value]) =>
                html`<dt>${name}</dt>
                  <dd data-name="${name}">${value}</dd>`,
            )}
            <dt>payment allowed</dt>
            <dd data-name="payment" id="payment">unknown</dd>
          </dl>
        </details>
        <script src="/embeds/static/booking.js"></script>`,
    ),
  );
}

function step({ kind, company, items, availability }: BookingRequest, { pathname, search }: URL): Html {
  if (kind === 'pay') return html`<button type="button" id="confirm">Pay now</button>`;
  if (availability !== undefined) {
    const pay = pathname.replace(/book\/$/, 'pay/') + search;
    return html`<p>Departure ${availability}</p>
      <p><button type="button" id="pay" data-href="${pay}">Continue to payment</button></p>
      <p id="outcome" role="status"></p>`;
  }
  const list = departures(items, new Date());
  if (list.length === 0) return html`<p>By arrangement. Gift cards are sold here too.</p>`;
  return html`<h2>Next 30 days</h2>
    <ul>
      ${list.map(
        ({ item, availability, label }) =>
          html`<li>
            <a href="/embeds/book/${company}/items/${item}/availability/${availability}/book/${search}"
              >${label}</a
            >
          </li>`,
      )}
    </ul>`;
}
