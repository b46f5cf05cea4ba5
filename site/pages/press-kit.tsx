import { items } from '#content/faq-press-kit';
import { page } from '#content/page-press-kit';
import { picture as closing } from '#content/picture/cta/news';
import { findPicture } from '#content/pictures-of-page-press-kit';
import { highlights } from '#content/press';
import { bookingCall, business, links } from '#content/settings';
import { speakers } from '#content/speakers';
import { Tag } from '../../widgets/kit/tag';
import { ButtonLink } from '../../widgets/kit/ui/button';
import { plainFacts } from '../seo/page-facts';
import { faqThing } from '../seo/structured-data/page';
import { CallToAction } from '../ui/text/call-to-action';
import { Faq } from '../ui/text/faq';
import { giftCardsHref } from '../ui/tour/gift-cards';
import { Icon } from '../ui/icon';
import { mailLink } from '../ui/text/mail-link';
import { MailText } from '../ui/text/mail-text';
import { PageHero } from '../ui/hero/page-hero';
import { BulletList } from '../ui/text/bullet-list';
import { TextSection } from '../ui/text/text-section';
import { pageHead } from './page-head';

export const head = () => pageHead(page);
export const facts = () => plainFacts(page, { aboutUs: true, graph: [faqThing('/press-kit', items)] });

const tourHighlights = highlights.map(({ name, description }) => ({ title: name, text: description }));

export function Page() {
  const { folder, mediaContact } = page;
  return (
    <>
      <PageHero hero={page.hero} findPicture={findPicture} />
      <div className="wrap sec split split-wide split-top">
        <TextSection section={page.about} drop />
        <div className="stack">
          <section className="stack">
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
      </div>
      <hr className="oxford" />
      <section className="wrap sec">
        <h2 className="head">{page.highlightsHeading}</h2>
        <BulletList points={tourHighlights} />
      </section>
      <div className="night">
        <section className="wrap sec stack">
          <h2>{mediaContact.heading}</h2>
          <p className="lede">{mediaContact.text}</p>
          <p className="btns">
            <ButtonLink
              href={mailLink(mediaContact.mailSubject)}
              kind="highlight"
              aria-label={mediaContact.label}
            >
              <Icon name="mail" />
              <MailText>{mediaContact.label}</MailText>
            </ButtonLink>
          </p>
        </section>
      </div>
      <Faq heading={page.faqHeading} topic="press-kit" open />
      {speakers.includes('press-kit') ? (
        <div className="band">
          <section className="wrap sec">
            <h2 className="head text-center">{page.testimonialsHeading}</h2>
            <Tag name="cat-testimonials" attributes={{ of: 'press-kit', loading: 'lazy' }} />
          </section>
        </div>
      ) : null}
      <More />
      <CallToAction picture={closing} {...bookingCall} />
    </>
  );
}

/** Social media, gift cards and the petitions. */
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
