import { css } from '#css/pages/booking';
import { page } from '#content/page-booking';
import { findPicture } from '#content/pictures-of-page-booking';
import { booking, offer, season } from '#content/settings';
import { calendarUrl } from '../../widgets/kit/services/booking/index';
import { ButtonLink } from '../../widgets/kit/ui/button';
import { FirstPartyElement } from '../ui/first-party-element';
import { plainFacts } from '../seo/page-facts';
import { Card } from '../ui/card';
import { giftCardsHref } from '../ui/tour/gift-cards';
import { Offer } from '../ui/tour/offer';
import { mailLink } from '../ui/text/mail-link';
import { Hero } from '../ui/hero/hero';
import { BulletList } from '../ui/text/bullet-list';
import { BeforeYouBook } from './tour/before-you-book';
import { pageHead } from './page-head';
import { messages } from './messages';

export const head = () => pageHead(page);
export const facts = () => plainFacts(page, { aboutUs: true });

const hero = { ...page.hero, actions: [{ label: page.viewLabel, href: '#calendar' }] };

/** Renders a card next to the calendar. */
function Plate({ heading, text, label, href }: typeof page.groups) {
  return (
    <Card>
      <h2>{heading}</h2>
      <p>{text}</p>
      <p>
        <ButtonLink href={href} kind="ghost small">
          {label}
        </ButtonLink>
      </p>
    </Card>
  );
}

export function Page() {
  return (
    <>
      <Hero hero={hero} findPicture={findPicture}>
        <Offer facts={offer} next={{ href: '#calendar', words: messages.seeDates }} />
      </Hero>
      <div className="wrap sec split items-start booking">
        <style>{css}</style>
        <div className="grid grid-cols-1 gap-g7">
          <section id="calendar">
            <div className="head">
              <h2>{page.calendarHeading}</h2>
              <p className="lede">{season.summary}</p>
            </div>
            <FirstPartyElement name="cat-booking-calendar" attributes={{ query: true, loading: 'lazy' }}>
              <a href={calendarUrl({})}>{booking.label}</a>
            </FirstPartyElement>
          </section>
          <section>
            <h2 className="head">{page.steps.heading}</h2>
            <BulletList points={page.steps.list} />
          </section>
        </div>
        <div className="grid grid-cols-1 gap-g6 lg:rule-l lg:pl-[clamp(1.5rem,2.5vw,2.5rem)]">
          <aside className="grid grid-cols-fit gap-5" aria-label={messages.giftCardsAndGroups}>
            <Plate {...page.giftCard} href={giftCardsHref} />
            <Plate {...page.groups} />
          </aside>
          <BeforeYouBook isColumn />
        </div>
      </div>
      <div className="band">
        <div className="wrap sec stack">
          <p className="lede">{page.contact.text}</p>
          <p>
            <a href={mailLink(page.contact.mailSubject)}>{page.contact.label}</a>
          </p>
        </div>
      </div>
    </>
  );
}
