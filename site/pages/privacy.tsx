import { css } from '#css/pages/privacy';
import { page } from '#content/page-privacy';
import { findPicture } from '#content/pictures-of-page-privacy';
import { plainFacts } from '../seo/page-facts';
import { mailLink } from '../ui/text/mail-link';
import { Hero } from '../ui/hero/hero';
import { BulletList } from '../ui/text/bullet-list';
import { KeyFigures } from '../ui/tour/key-figures';
import { pageHead } from './page-head';

export const head = () => pageHead(page);
export const facts = () => plainFacts(page);

export function Page() {
  const { contact } = page;
  return (
    <>
      <Hero hero={page.hero} findPicture={findPicture} css={css} />
      <div className="wrap">
        <KeyFigures facts={page.facts} />
      </div>
      {page.sections.map(({ heading, intro, points }, index) => (
        <div key={heading} className={index % 2 ? 'band' : undefined}>
          <section className="wrap sec">
            <div className="head">
              <h2>{heading}</h2>
              {intro ? <p className="lede">{intro}</p> : null}
            </div>
            <BulletList points={points} />
          </section>
        </div>
      ))}
      <div className="band">
        <section className="wrap sec stack">
          <h2>{contact.heading}</h2>
          <p className="lede">{contact.text}</p>
          <p>
            <a href={mailLink(contact.mailSubject)}>{contact.label}</a>
          </p>
        </section>
      </div>
    </>
  );
}
