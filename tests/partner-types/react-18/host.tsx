/** A partner who writes React 18. */
import type {} from '../../../.cache/types/cat-tours-react';

export const Tours = () => (
  <main>
    <cat-tour-list
      partner="larkspur"
      network="fhdn"
      layout="list"
      no-search
      class="wide"
      style={{ maxWidth: 800, '--cat-accent': '#20397f', '--cat-font-scale': 1.1 }}
      ref={(element) =>
        element?.addEventListener('cat-booking-start', ({ detail }) => console.log(detail.tour.length))
      }
    >
      <a href="https://catsabouttowntours.com/tours?partner=larkspur">Cat history walking tours</a>
    </cat-tour-list>
    <cat-gallery album="fans" columns={4} heading="2" look="match" theme="dark" />
    {/* @ts-expect-error There is no such layout. */}
    <cat-tour-list layout="round" />
    {/* @ts-expect-error There is no such custom property. */}
    <cat-tour-list style={{ '--cat-colour': '#20397f' }} />
    {/* @ts-expect-error There is no such tour. */}
    <cat-route-map tour="queens" />
    {/* @ts-expect-error A number is one. */}
    <cat-gallery columns="many" />
    {/* @ts-expect-error There is no such attribute. */}
    <cat-tour-list searchless />
    {/* @ts-expect-error This React would never call it. */}
    <cat-tour-list oncat-booking-start={() => console.log('never')} />
    {/* @ts-expect-error This React would write an attribute of that name. */}
    <cat-tour-list className="wide" />
    {/* @ts-expect-error There is no such tag. */}
    <cat-tours />
  </main>
);
