import { business, footer } from '#content/settings';
import { giftCardsHref } from '../ui/tour/gift-cards';
import { Icon } from '../ui/icon';
import { currentYear } from './footer';
import { footerMessages as texts, messages } from './messages';

const quickLinks = [
  { href: '/about', label: texts.about },
  { href: '/tours', label: texts.tours },
  { href: '/blog', label: texts.blog },
  { href: '/gallery', label: texts.gallery },
  { href: '/booking', label: texts.book },
  { href: giftCardsHref, label: texts.giftCards },
  { href: '/sitemap', label: texts.sitemap },
];

/** Renders the content of the footer, in the prerenderer only: browsers keep the HTML. */
export const FooterContent = () => (
  <div className="wrap">
    <p className="footer-name">{business.name.replace(' Tours', '')}</p>
    <div className="footer-columns print:hidden">
      <div className="stack">
        <p>{footer.description}</p>
        <p>
          <a className="footer-mail" href={`mailto:${business.email}`}>
            <Icon name="mail" />
            {business.email}
          </a>
        </p>
      </div>
      <nav aria-labelledby="quick-links">
        <h2 id="quick-links">{texts.quickLinks}</h2>
        <ul className="footer-links" role="list">
          {quickLinks.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        <h2>{texts.contact}</h2>
        <ul className="footer-links" role="list">
          <li>
            <a href="/contact">{texts.write}</a>
          </li>
          <li>
            <a href={business.instagramUrl}>{messages.instagram}</a>
          </li>
        </ul>
      </div>
    </div>
    <p className="footer-legal">
      <span>
        {'© '}
        <span className="year">{currentYear()}</span>
        {` ${business.name}`}
      </span>
      <a href="/sitemap">{texts.sitemap}</a>
      <a href="/press-kit">{texts.pressKit}</a>
      <a href="/partners">{texts.partners}</a>
      <a href="/privacy">{texts.privacy}</a>
    </p>
  </div>
);
