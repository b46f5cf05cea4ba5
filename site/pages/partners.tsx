import { css } from '#css/partners';
import { site } from '#content/config';
import { page } from '#content/page-partners';
import { findPicture } from '#content/pictures-of-page-partners';
import { released } from '#content/released';
import { tours } from '#content/tours';
import { snippet } from '../../loader/snippet';
import { ButtonLink } from '../../widgets/kit/ui/button';
import { plainFacts } from '../seo/page-facts';
import { Icon } from '../ui/icon';
import { PageHero } from '../ui/hero/page-hero';
import { BulletList } from '../ui/text/bullet-list';
import { mailLink } from '../ui/text/mail-link';
import { MailText } from '../ui/text/mail-text';
import { builderAttributes, type Place } from './partners/place';
import { START, toWidget } from './partners/state';
import { pageHead } from './page-head';

export const head = () => pageHead(page);
export const facts = () => plainFacts(page);

const place: Place = {
  site,
  // Tours that anybody may join: each has a way to book in every snippet.
  items: tours
    .filter(({ byArrangement }) => !byArrangement)
    .map(({ place, itemId }) => ({ name: place, item: itemId })),
  mail: mailLink(page.byHand.mailSubject),
};

/** Lines for whoever has no script: those that the builder begins with. */
const lines = snippet(toWidget(START, place));

export function Page() {
  const { trust, versions, contact } = page;
  return (
    <>
      <PageHero hero={page.hero} findPicture={findPicture} />
      <div className="wrap sec">
        <style>{css}</style>
        <section className="builder" aria-label={page.builderHeading} {...builderAttributes(place)} />
        <ByHand />
      </div>
      <hr className="oxford" />
      <Recipes />
      <div className="band">
        <section className="wrap sec">
          <h2 className="head">{trust.heading}</h2>
          <BulletList points={trust.points} />
        </section>
      </div>
      <Conformance />
      <div className="wrap sec-end stack">
        <h2>{versions.heading}</h2>
        <p>{versions.text}</p>
        {released && (
          <>
            <p>
              <a href="/v1/changes.txt">{versions.changes}</a>
            </p>
            <p>
              <a href="/v/integrity.json">{versions.label}</a>
            </p>
          </>
        )}
      </div>
      <div className="night">
        <section className="wrap sec stack">
          <h2>{contact.heading}</h2>
          <p className="lede">{contact.text}</p>
          <p className="btns">
            <ButtonLink href={mailLink(contact.mailSubject)} kind="highlight" aria-label={contact.label}>
              <Icon name="mail" />
              <MailText>{contact.label}</MailText>
            </ButtonLink>
          </p>
        </section>
      </div>
    </>
  );
}

/** Shows in the builder's place where no script runs. */
function ByHand() {
  const { heading, steps, mailLabel, mailSubject, linesLabel } = page.byHand;
  return (
    <section className="by-hand stack">
      <h2>{heading}</h2>
      <ol className="by-hand-steps" role="list">
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p>
        <a href={mailLink(mailSubject)}>{mailLabel}</a>
      </p>
      <h3>{linesLabel}</h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lines are scrolled by the keyboard, too */}
      <pre tabIndex={0} role="region" aria-label={linesLabel}>
        <code>{lines}</code>
      </pre>
    </section>
  );
}

/** Tells where the lines go, by editor. */
function Recipes() {
  const { heading, intro, list } = page.recipes;
  return (
    <section className="wrap sec split split-top">
      <div className="stack">
        <h2>{heading}</h2>
        <p className="lede">{intro}</p>
      </div>
      <div className="recipes">
        {list.map(({ title, steps }) => (
          <details key={title}>
            <summary>{title}</summary>
            <ol>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </details>
        ))}
      </div>
    </section>
  );
}

/** The report on accessibility: each row says how we know, or that we do not. */
function Conformance() {
  const { heading, intro, rows, criteria } = page.conformance;
  return (
    <section className="wrap sec">
      <div className="head">
        <h2>{heading}</h2>
        <p className="lede">{intro}</p>
      </div>
      <dl className="conformance">
        {rows.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div className="recipes criteria">
        <details>
          <summary>{criteria.label}</summary>
          <dl className="conformance">
            {criteria.list.map(({ criterion, result, text }) => (
              <div key={criterion}>
                <dt>{criterion}</dt>
                <dd>
                  <b>{criteria.results[result]}</b>
                  <br />
                  {text}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      </div>
    </section>
  );
}
