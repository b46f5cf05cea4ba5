import { css } from '#css/pages/home';
import { page } from '#content/page-home';
import { picture as closing } from '#content/picture/cta/rooftops';
import { findPicture } from '#content/pictures-of-page-home';
import { offer } from '#content/settings';
import { quoteGroups } from '#content/quote-groups';
import { tours } from '#content/tours';
import { FirstPartyElement } from '../ui/first-party-element';
import { ButtonLink } from '../../widgets/kit/ui/button';
import { plainFacts } from '../seo/page-facts';
import { Paragraphs } from '../ui/text/paragraphs';
import { CallToAction } from '../ui/text/call-to-action';
import { Departures } from '../ui/tour/departures';
import { Feature } from '../ui/text/feature';
import { giftCardsHref } from '../ui/tour/gift-cards';
import { Hero } from '../ui/hero/hero';
import { Icon, Paw, type IconName } from '../ui/icon';
import { mailLink } from '../ui/text/mail-link';
import { BulletList } from '../ui/text/bullet-list';
import { NextWalk, Offer } from '../ui/tour/offer';
import { CatOnRule } from '../ui/tour/cat-on-rule';
import { Season } from '../ui/tour/season';
import { pageHead } from './page-head';
import { messages } from './messages';

export const head = () => pageHead(page);
export const facts = () => plainFacts(page, { aboutUs: true });

const hasGuests = quoteGroups.includes('guests');

/** One per feature, in order. */
const featureIcons: readonly IconName[] = ['paper', 'people', 'badge', 'lamp', 'quill'];

export function Page() {
  const { hero, press, testimonials, announcement, intro, giftCard } = page;
  const { unique, benefits, availability, book, gallery } = page;
  return (
    <>
      <Hero hero={{ ...hero, height: 'full' }} findPicture={findPicture} css={css}>
        <Offer facts={offer} next={{ href: '/booking', words: messages.seeDates }} />
      </Hero>
      <section className="home-press wrap">
        <h2>{press.heading}</h2>
        <FirstPartyElement name="cat-press" attributes={{ loading: 'lazy' }} />
        <p className="col-start-3">
          <a className="inline-flex min-h-touch items-center" href={press.link.href}>
            {press.link.label}
          </a>
        </p>
      </section>
      {hasGuests ? (
        <section className="wrap sec">
          <h2 className="vh">{testimonials.heading}</h2>
          <FirstPartyElement name="cat-testimonials" attributes={{ loading: 'lazy' }} />
        </section>
      ) : null}
      <div className={hasGuests ? 'wrap' : 'wrap pt-g6'}>
        <Season heading={announcement.heading} link={announcement.link} />
      </div>
      <Feature section={intro} findPicture={findPicture} side="left">
        <Paragraphs texts={intro.text} drop />
        <p>
          <a className="font-bold" href={intro.link.href}>
            {intro.link.label}
          </a>
        </p>
      </Feature>
      <div className="band" id="newsletter">
        <div className="wrap sec">
          <FirstPartyElement name="cat-newsletter" attributes={{ heading: 2, loading: 'lazy' }}>
            <a href="/contact">{messages.newsletterFallback}</a>
          </FirstPartyElement>
        </div>
      </div>
      <Feature section={giftCard} findPicture={findPicture} side="right">
        <p className="lede">{giftCard.text}</p>
        <p className="btns">
          <ButtonLink href={giftCardsHref}>
            {giftCard.label}
            <Icon name="external" />
          </ButtonLink>
        </p>
      </Feature>
      <section className="wrap sec home-features">
        <div className="head">
          <h2>{unique.heading}</h2>
        </div>
        <BulletList points={unique.features} icons={featureIcons} />
      </section>
      <Feature section={benefits} findPicture={findPicture} side="right" ground="night">
        <ul className="ticks" role="list">
          {benefits.list.map((text) => (
            <li key={text}>
              <Paw />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </Feature>
      <section className="wrap sec">
        <div className="head">
          <h2 id="departures">{availability.heading}</h2>
          <p className="lede">{availability.text}</p>
        </div>
        <CatOnRule />
        <NextWalk href="/booking" words={messages.seeDates} />
        <Departures tours={tours} labelledBy="departures" />
      </section>
      <Feature section={book} findPicture={findPicture} side="left" ground="band">
        <Paragraphs texts={book.text} />
        <p className="btns">
          <ButtonLink href={mailLink(book.mailSubject)}>
            <Icon name="mail" />
            {book.label}
          </ButtonLink>
        </p>
      </Feature>
      <section className="wrap sec home-gallery">
        <div className="head">
          <h2>{gallery.heading}</h2>
          <p className="lede">{gallery.text}</p>
        </div>
        <FirstPartyElement name="cat-gallery" attributes={{ album: 'home', columns: 5, loading: 'lazy' }}>
          <a href="/gallery">{messages.gallery}</a>
        </FirstPartyElement>
      </section>
      <CallToAction picture={closing} {...page.closing} />
    </>
  );
}
