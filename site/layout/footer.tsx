import { useEffect, useRef, useState } from 'react';
import { business, footer } from '#content/settings';
import { today } from '../today';
import { giftCardsHref } from '../ui/tour/gift-cards';
import { Icon } from '../ui/icon';
import { Static } from '../../widgets/kit/element/static';

const quickLinks = [
  { href: '/about', label: 'About Us' },
  { href: '/tours', label: 'Our Tours' },
  { href: '/blog', label: 'Blog' },
  { href: '/gallery', label: 'Gallery' },
  { href: '/booking', label: 'Book a Tour' },
  { href: giftCardsHref, label: 'Gift Cards' },
  { href: '/sitemap', label: 'Sitemap' },
];

/** The foot of every page, with the current year. A prerendered one is left as it is but for that: it needs no script. */
export function Footer() {
  const foot = useRef<HTMLElement>(null);
  const [isPrerendered] = useState(() => Boolean(globalThis.document?.querySelector('.footer')));
  useEffect(() => {
    const year = foot.current!.querySelector('.year')!;
    if (year.textContent !== currentYear()) year.textContent = currentYear();
  }, []);
  return (
    <Static as="footer" box={foot} className="footer night" isPrerendered={isPrerendered}>
      <div className="wrap">
        <p className="footer-name">{business.name.replace(' Tours', '')}</p>
        <div className="footer-columns">
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
            <h2 id="quick-links">Quick links</h2>
            <ul className="footer-links" role="list">
              {quickLinks.map(({ href, label }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
          <div>
            <h2>Contact</h2>
            <ul className="footer-links" role="list">
              <li>
                <a href="/contact">Write to us</a>
              </li>
              <li>
                <a href={business.instagramUrl}>Instagram</a>
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
          <a href="/sitemap">Sitemap</a>
          <a href="/press-kit">Press Kit</a>
          <a href="/privacy">Privacy</a>
        </p>
      </div>
    </Static>
  );
}

const currentYear = () => String(today().getFullYear());
