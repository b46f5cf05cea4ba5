import { css } from '#css/partners';
import { site } from '#content/config';
import { page } from '#content/page-partners';
import { findPicture } from '#content/pictures-of-page-partners';
import { released } from '#content/released';
import { tours } from '#content/tours';
import { snippet } from '../../loader/snippet';
import { plainFile } from '../../widgets/kit/model/picture';
import { ButtonLink } from '../../widgets/kit/ui/button';
import { plainFacts } from '../seo/page-facts';
import { Icon } from '../ui/icon';
import { Hero } from '../ui/hero/hero';
import { BulletList } from '../ui/text/bullet-list';
import { mailLink } from '../ui/text/mail-link';
import { factsAttributes, INITIAL, toWidget, type PageFacts } from './partners/state';
import { pageHead } from './page-head';

export const head = () => pageHead(page);
export const facts = () => plainFacts(page);

const { duration, priceText } = tours[0]!;
const picture = findPicture(page.hero.image!)!;

const builderFacts: PageFacts = {
  site,
  tours: tours.map(({ slug, place, itemId, byArrangement }) => ({
    slug,
    name: place,
    item: byArrangement ? 0 : itemId,
  })),
  mail: mailLink(page.byHand.mailSubject),
  poster: { picture: plainFile(picture), facts: `${priceText} · ${duration}` },
};

/** Number of reasons to trust us that are not folded. */
const OPEN_POINTS = 3;

/** Code for pages without scripts, equal to the builder's initial code. */
const code = snippet(toWidget(INITIAL, builderFacts));

export function Page() {
  const { earn, trust, versions, contact } = page;
  return (
    <>
      <Hero hero={page.hero} findPicture={findPicture} css={css} />
      <div className="wrap sec">
        <section className="builder" aria-label={page.builderHeading} {...factsAttributes(builderFacts)} />
        <ByHand />
      </div>
      <hr className="oxford" />
      <section className="wrap sec">
        <h2 className="head">{earn.heading}</h2>
        <BulletList points={earn.points} />
      </section>
      <hr className="oxford" />
      <Recipes />
      <div className="band">
        <section className="wrap sec">
          <h2 className="head">{trust.heading}</h2>
          <BulletList points={trust.points.slice(0, OPEN_POINTS)} />
          <div className="recipes mt-g4">
            <details>
              <summary>{trust.more}</summary>
              <BulletList points={trust.points.slice(OPEN_POINTS)} />
            </details>
          </div>
        </section>
      </div>
      <Conformance />
      <div className="wrap sec pt-0 stack">
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
            <ButtonLink href={mailLink(contact.mailSubject)} kind="highlight">
              <Icon name="mail" />
              {contact.label}
            </ButtonLink>
          </p>
        </section>
      </div>
    </>
  );
}

/** Renders a replacement of the builder for pages without scripts. */
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
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so arrow keys must reach it */}
      <pre tabIndex={0} role="region" aria-label={linesLabel}>
        <code>{code}</code>
      </pre>
    </section>
  );
}

function Recipes() {
  const { heading, intro, guides, list } = page.recipes;
  return (
    <section className="wrap sec split items-start">
      <div className="stack">
        <h2>{heading}</h2>
        <p className="lede">{intro}</p>
        <p className="btns">
          {guides.map(({ href, label }) => (
            <ButtonLink key={href} href={href} kind="ghost">
              {label}
            </ButtonLink>
          ))}
        </p>
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

/** Renders the accessibility report. */
function Conformance() {
  const { heading, intro, criteria } = page.conformance;
  return (
    <section className="wrap sec">
      <div className="head">
        <h2>{heading}</h2>
        <p className="lede">{intro}</p>
      </div>
      <div className="recipes">
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
