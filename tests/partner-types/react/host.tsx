/** A partner who writes React. */
import type {} from '../../../.cache/types/cat-tours-react';

export const Tours = () => (
  <main>
    <cat-tour-list
      partner="larkspur"
      network="fhdn"
      layout="list"
      no-search
      className="wide"
      style={{ maxWidth: 800, '--cat-accent': '#20397f', '--cat-font-scale': 1.1 }}
      oncat-booking-start={({ detail }) => console.log(detail.tour.length)}
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
    {/* @ts-expect-error The detail has no price. */}
    <cat-tour-list oncat-booking-start={({ detail }) => console.log(detail.price)} />
    {/* @ts-expect-error There is no such tag. */}
    <cat-tours />
  </main>
);
