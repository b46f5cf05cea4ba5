import { useLocation } from 'wouter';
import { business } from '#content/settings';
import { PlateLink } from '../../widgets/kit/ui/plate';

const links = [
  { href: '/about', label: 'About' },
  { href: '/tours', label: 'Tours' },
  { href: '/gallery', label: 'Gallery' },
  { href: '/blog', label: 'Blog' },
  { href: '/in-the-news', label: 'In the News' },
  { href: '/contact', label: 'Contact' },
];

/** The sticky header with the site's navigation. */
export function Header() {
  const [path] = useLocation();
  return (
    <header className="header">
      <div className="header-in">
        <a className="brand" href="/">
          <span>{business.name}</span>
        </a>
        <nav aria-label="Main">
          {links.map(({ href, label }) => (
            <a key={href} href={href} aria-current={path === href ? 'page' : undefined}>
              {label}
            </a>
          ))}
          <PlateLink href="/booking" kinds={['small']}>
            Book a Tour
          </PlateLink>
        </nav>
      </div>
    </header>
  );
}
