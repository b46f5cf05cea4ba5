import { items } from '#content/faq-tours';
import { page } from '#content/page-tours';
import { picture as closing } from '#content/picture/cta/walk';
import { findPicture } from '#content/pictures-of-page-tours';
import { offer } from '#content/settings';
import { tours } from '#content/tours';
import { FirstPartyElement } from '../ui/first-party-element';
import { plainFacts } from '../seo/page-facts';
import { faqThing } from '../seo/structured-data/page';
import { tourListThing } from '../seo/structured-data/tour';
import { CallToAction } from '../ui/text/call-to-action';
import { KeyFigures } from '../ui/tour/key-figures';
import { Faq } from '../ui/text/faq';
import { lazily } from '../ui/lazily';
import { Hero } from '../ui/hero/hero';
import { Offer } from '../ui/tour/offer';
import { ReviewLinks } from '../ui/tour/review-links';
import { Urgency } from '../ui/dates/urgency';
import { pageHead } from './page-head';
import { messages } from './messages';

export const head = () => pageHead(page);
export const facts = () =>
  plainFacts(page, {
    type: 'CollectionPage',
    aboutUs: true,
    graph: [tourListThing(tours), faqThing('/tours', items)],
  });

const expectations = lazily(async () => (await import('../ui/tour/tour-expectations')).TourExpectations);
export const { loadData } = expectations;

export function Page() {
  return (
    <>
      <Hero hero={page.hero} findPicture={findPicture}>
        <Urgency />
        <Offer facts={offer} next={{ href: '/booking', words: messages.seeDates }} />
      </Hero>
      <div className="wrap">
        <KeyFigures facts={page.trust} />
        <ReviewLinks />
      </div>
      <div className="wrap sec">
        <FirstPartyElement name="cat-tour-list" attributes={{ heading: 2 }}>
          <a href="/booking">{messages.bookTour}</a>
        </FirstPartyElement>
      </div>
      <hr className="oxford" />
      <section className="wrap sec">
        <expectations.Part waiting={messages.loadingTour} />
      </section>
      <div className="band">
        <Faq heading={page.faqHeading} topic="tours" exclusive />
      </div>
      <CallToAction picture={closing} {...page.closing} />
    </>
  );
}
