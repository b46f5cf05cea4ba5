import { business, footer } from '#content/settings';
import { giftCardsHref } from '../ui/tour/gift-cards';
import { Icon } from '../ui/icon';
import { currentYear } from './footer';
import { footerMessages as words, messages } from './messages';

const quickLinks = [
  { href: '/about', label: words.about },
  { href: '/tours', label: words.tours },
  { href: '/blog', label: words.blog },
  { href: '/gallery', label: words.gallery },
  { href: '/booking', label: words.book },
  { href: giftCardsHref, label: words.giftCards },
  { href: '/sitemap', label: words.sitemap },
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
        <h2 id="quick-links">{words.quickLinks}</h2>
        <ul className="footer-links" role="list">
          {quickLinks.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        <h2>{words.contact}</h2>
        <ul className="footer-links" role="list">
          <li>
            <a href="/contact">{words.write}</a>
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
      <a href="/sitemap">{words.sitemap}</a>
      <a href="/press-kit">{words.pressKit}</a>
      <a href="/partners">{words.partners}</a>
      <a href="/privacy">{words.privacy}</a>
    </p>
  </div>
);
