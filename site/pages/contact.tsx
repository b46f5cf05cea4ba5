import { css } from '#css/pages/contact';
import { items } from '#content/faq-contact';
import { page } from '#content/page-contact';
import { findPicture } from '#content/pictures-of-page-contact';
import { business } from '#content/settings';
import { FirstPartyElement } from '../ui/first-party-element';
import { ButtonLink } from '../../widgets/kit/ui/button';
import { plainFacts } from '../seo/page-facts';
import { faqThing } from '../seo/structured-data/page';
import { Card } from '../ui/card';
import { Faq } from '../ui/text/faq';
import { Icon } from '../ui/icon';
import { LinkList } from '../ui/text/link-list';
import { mailLink } from '../ui/text/mail-link';
import { Hero } from '../ui/hero/hero';
import { prose } from '../../widgets/kit/data/prose';
import { pageHead } from './page-head';

export const head = () => pageHead(page);
export const facts = () =>
  plainFacts(page, { type: 'ContactPage', aboutUs: true, graph: [faqThing('/contact', items)] });

export function Page() {
  const { reach, resources, quickActions, quote, book, booking } = page;
  return (
    <>
      <Hero hero={page.hero} findPicture={findPicture} />
      <div className="wrap sec split split-wide items-start">
        <style>{css}</style>
        <section className="stack">
          <h2>{page.form.heading}</h2>
          <p className="lede">{page.form.text}</p>
          <FirstPartyElement name="cat-contact" attributes={{ heading: 3 }}>
            <a href={`mailto:${business.email}`}>{business.email}</a>
          </FirstPartyElement>
        </section>
        <div className="contact-aside grid gap-g5">
          <Card>
            <h2>{quickActions.heading}</h2>
            {quickActions.links.map(({ href, label }, index) => (
              <ButtonLink key={label} href={href} kind={index ? 'ghost' : undefined}>
                {label}
              </ButtonLink>
            ))}
          </Card>
          <section className="stack">
            <h2>{reach.heading}</h2>
            <p>{reach.text}</p>
            <LinkList
              links={[
                { href: `mailto:${business.email}`, label: business.email },
                { href: business.instagramUrl, label: business.instagramHandle },
              ]}
            />
          </section>
          <section className="stack">
            <h2>{resources.heading}</h2>
            <LinkList links={resources.links} />
          </section>
        </div>
      </div>
      <div className="band">
        <div className={quote ? 'wrap sec split' : 'wrap sec'}>
          {quote ? (
            <figure className="stack">
              <blockquote className="font-display text-s1 font-medium italic leading-[1.45]">{`“${quote.text}”`}</blockquote>
              <figcaption className="text-base font-semibold text-muted">
                {[quote.author, quote.source].filter(Boolean).join(', ')}
              </figcaption>
            </figure>
          ) : null}
          <section className="stack">
            <h2>{book.heading}</h2>
            <p>{prose(book.text)}</p>
            <p className="btns">
              <ButtonLink href={mailLink(book.mailSubject)} kind="ghost">
                <Icon name="mail" />
                {book.label}
              </ButtonLink>
            </p>
          </section>
        </div>
      </div>
      <Faq id="faq" heading={page.faqHeading} topic="contact" open />
      <div className="night">
        <section className="wrap sec stack">
          <h2>{booking.heading}</h2>
          <p className="lede">{booking.text}</p>
          <p className="btns">
            <ButtonLink href={booking.href} kind="highlight big">
              {booking.label}
            </ButtonLink>
          </p>
        </section>
      </div>
      <p className="contact-help">
        <FirstPartyElement
          name="cat-help-button"
          attributes={{ label: page.helpLabel, missing: page.helpMissing }}
        >
          <a href="#faq">{page.helpLabel}</a>
        </FirstPartyElement>
      </p>
    </>
  );
}
