import { page } from '#content/page-home';
import { picture as night } from '#content/picture/hero/night';
import { picture as nightTall } from '#content/picture/hero/night-tall';
import { findPicture } from '#content/pictures-of-page-home';
import { outlets } from '#content/press';
import { links } from '#content/settings';
import { google } from '#content/testimonials';
import { tours } from '#content/tours';
import { PlateLink } from '../../widgets/kit/ui/plate';
import { Closing } from '../ui/closing';
import { Departures } from '../ui/departures';
import { Hero } from '../ui/hero';
import { Icon, Paw, type IconName } from '../ui/icon';
import { mailLink } from '../ui/mail-link';
import { Points } from '../ui/points';
import { PressStrip } from '../ui/press-strip';
import { Print } from '../ui/print';
import { BigQuote } from '../ui/quote';
import { Season } from '../ui/season';
import { pageHead } from './page-head';

export const head = () => pageHead(page);

/** Of the features, in their order. */
const featureIcons: readonly IconName[] = ['paper', 'people', 'badge', 'lamp', 'quill'];

export function Page() {
  const { hero, press, testimonials, announcement, intro, giftCard, unique, benefits, availability, book } =
    page;
  return (
    <>
      <HomeHero hero={hero} />
      <section className="home-press wrap">
        <PressStrip heading={press.heading} outlets={outlets} />
        <p>
          <a href={press.link.href}>{press.link.label}</a>
        </p>
      </section>
      <div className="wrap sec">
        <BigQuote heading={testimonials.heading} testimonial={google[0]!} />
      </div>
      <div className="wrap">
        <Season heading={announcement.heading} link={announcement.link} />
      </div>
      <section className="wrap sec split split-wide">
        <Print picture={findPicture(intro.image)} alt={intro.imageAlt} caption={intro.imageCaption} />
        <div className="stack">
          <h2>{intro.heading}</h2>
          {intro.text.map((text, index) => (
            <p key={text} className={index ? undefined : 'drop'}>
              {text}
            </p>
          ))}
          <p>
            <a className="font-bold" href={intro.link.href}>
              {intro.link.label}
            </a>
          </p>
        </div>
      </section>
      <div className="band">
        <section className="wrap sec split">
          <div className="stack">
            <h2>{giftCard.heading}</h2>
            <p className="lede">{giftCard.text}</p>
            <p className="btns">
              <PlateLink href={links.giftCards}>
                {giftCard.label}
                <Icon name="external" />
              </PlateLink>
            </p>
          </div>
          <Print
            picture={findPicture(giftCard.image)}
            alt={giftCard.imageAlt}
            caption={giftCard.imageCaption}
          />
        </section>
      </div>
      <section className="wrap sec">
        <div className="head">
          <h2>{unique.heading}</h2>
        </div>
        <Points points={unique.features} icons={featureIcons} />
      </section>
      <div className="night">
        <section className="wrap sec split">
          <div className="stack">
            <h2>{benefits.heading}</h2>
            <ul className="ticks" role="list">
              {benefits.list.map((text) => (
                <li key={text}>
                  <Paw />
                  <span>{text}</span>
                </li>
              ))}
            </ul>
          </div>
          <Print
            picture={findPicture(benefits.image)}
            alt={benefits.imageAlt}
            caption={benefits.imageCaption}
          />
        </section>
      </div>
      <section className="wrap sec">
        <div className="head">
          <h2 id="departures">{availability.heading}</h2>
          <p className="lede">{availability.text}</p>
        </div>
        <Departures tours={tours} labelledBy="departures" />
      </section>
      <div className="band">
        <section className="wrap sec split split-narrow">
          <Print picture={findPicture(book.image)} alt={book.imageAlt} caption={book.imageCaption} />
          <div className="stack">
            <h2>{book.heading}</h2>
            {book.text.map((text) => (
              <p key={text}>{text}</p>
            ))}
            <p className="btns">
              <PlateLink href={mailLink(book.mailSubject)}>
                <Icon name="mail" />
                {book.label}
              </PlateLink>
            </p>
          </div>
        </section>
      </div>
      <Closing {...page.closing} />
    </>
  );
}

/** The poster; at night another cat walks the same parapet. */
function HomeHero({ hero }: { hero: typeof page.hero }) {
  const wide = findPicture(hero.image ?? '');
  return (
    <Hero
      title={hero.title}
      subtitle={hero.subtitle}
      actions={hero.actions}
      alt={hero.imageAlt}
      height="full"
      art={
        wide && {
          wide,
          tall: findPicture(hero.imageTall ?? ''),
          night,
          nightTall,
        }
      }
    />
  );
}
