import { css } from '#css/pages/press-kit';
import { items } from '#content/faq-press-kit';
import { page } from '#content/page-press-kit';
import { picture as closing } from '#content/picture/cta/news';
import { findPicture } from '#content/pictures-of-page-press-kit';
import { highlights } from '#content/press';
import { bookingCall, business, links } from '#content/settings';
import { quoteGroups } from '#content/quote-groups';
import { Picture } from '../../widgets/kit/picture/picture';
import { FirstPartyElement } from '../ui/first-party-element';
import { Button, ButtonLink } from '../../widgets/kit/ui/button';
import { plainFacts } from '../seo/page-facts';
import { slug } from '../schema/picture-key';
import { faqThing } from '../seo/structured-data/page';
import { CallToAction } from '../ui/text/call-to-action';
import { Faq } from '../ui/text/faq';
import { giftCardsHref } from '../ui/tour/gift-cards';
import { Icon } from '../ui/icon';
import { mailLink } from '../ui/text/mail-link';
import { Hero } from '../ui/hero/hero';
import { BulletList } from '../ui/text/bullet-list';
import { TextSection } from '../ui/text/text-section';
import { messages } from './messages';
import { pageHead } from './page-head';

export const head = () => pageHead(page);
export const facts = () => plainFacts(page, { aboutUs: true, graph: [faqThing('/press-kit', items)] });

const LOGO = '/press/cats-about-town-tours.svg';

/** Returns the address of a picture as JPEG. */
export const pressFile = (name: string): string => `/press/${slug(name)}.jpg`;

const tourHighlights = highlights.map(({ name, description }) => ({ title: name, text: description }));

export function Page() {
  const { folder, mediaContact } = page;
  return (
    <>
      <Hero hero={page.hero} findPicture={findPicture} />
      <div className="wrap sec split split-wide items-start">
        <style>{css}</style>
        <div className="stack">
          <TextSection section={page.about} drop />
          <section className="stack pt-g4">
            <h2>{folder.heading}</h2>
            {folder.text ? <p>{folder.text}</p> : null}
            <p className="btns">
              <ButtonLink href={links.pressFolder}>
                {folder.label}
                <Icon name="external" />
              </ButtonLink>
            </p>
          </section>
        </div>
        <Facts />
      </div>
      <hr className="oxford" />
      <Downloads />
      <section className="wrap sec">
        <h2 className="head">{page.highlightsHeading}</h2>
        <BulletList points={tourHighlights} />
      </section>
      <div className="night">
        <section className="wrap sec stack">
          <h2>{mediaContact.heading}</h2>
          <p className="lede">{mediaContact.text}</p>
          <p className="btns">
            <ButtonLink href={mailLink(mediaContact.mailSubject)} kind="highlight">
              <Icon name="mail" />
              {mediaContact.label}
            </ButtonLink>
          </p>
        </section>
      </div>
      <Faq heading={page.faqHeading} topic="press-kit" open />
      {quoteGroups.includes('press-kit') ? (
        <div className="band">
          <section className="wrap sec">
            <h2 className="head text-center">{page.testimonialsHeading}</h2>
            <FirstPartyElement name="cat-testimonials" attributes={{ of: 'press-kit', loading: 'lazy' }} />
          </section>
        </div>
      ) : null}
      <More />
      <CallToAction picture={closing} {...bookingCall} />
    </>
  );
}

function Facts() {
  const { heading, list } = page.facts;
  const copied = [
    { id: 'press-name', term: messages.name, text: business.name },
    { id: 'press-description', term: messages.description, text: business.description },
    { id: 'press-email', term: messages.contactAddress, text: business.email },
  ];
  return (
    <section>
      <h2>{heading}</h2>
      <dl className="press-facts">
        {copied.map(({ id, term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <span id={id}>{text}</span>
              <Button kind="ghost small" hidden aria-label={`${messages.copy}: ${term}`} data-copies={id}>
                {messages.copy}
              </Button>
            </dd>
          </div>
        ))}
        {list.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <span id="announcement" className="vh" role="status" />
    </section>
  );
}

function Downloads() {
  const { heading, text, label, logo, pictures } = page.downloads;
  return (
    <section className="wrap sec">
      <div className="head">
        <h2>{heading}</h2>
        <p className="lede">{text}</p>
      </div>
      <ul className="downloads" role="list">
        {pictures.map(({ name, image, imageAlt }) => {
          const picture = findPicture(image)!;
          return (
            <li key={image}>
              <Picture picture={picture} alt="" sizes="(min-width: 48em) 20vw, 45vw" />
              <a className="inline-flex min-h-touch items-center" href={pressFile(name)} download>
                {`${label}: ${name}`}
              </a>
              <p className="text-small">{`${messages.jpeg(picture)}. ${imageAlt}.`}</p>
            </li>
          );
        })}
        <li>
          <img src={LOGO} alt="" width="439" height="100" />
          <a className="inline-flex min-h-touch items-center" href={LOGO} download>
            {`${label}: ${logo}`}
          </a>
          <p className="text-small">{messages.svg}</p>
        </li>
      </ul>
    </section>
  );
}

/** Renders social media, gift cards and the petitions. */
function More() {
  const { links: more } = page;
  return (
    <section className="wrap sec">
      <h2 className="head">{more.heading}</h2>
      <div className="cols">
        <div className="stack">
          <p>
            <a href={business.instagramUrl}>{more.instagram}</a>
          </p>
          <p>
            <a href={giftCardsHref}>{more.giftCards}</a>
          </p>
          <p>
            <a href="/partners">{more.partners}</a>
          </p>
        </div>
        <div className="stack">
          <p>{more.petitionText}</p>
          <p>
            <a href={links.petition}>{more.petition}</a>
          </p>
          <p>{more.bodegaCatText}</p>
          <p>
            <a href={links.bodegaCatPetition}>{more.bodegaCatPetition}</a>
          </p>
        </div>
      </div>
    </section>
  );
}
