import { business, footer } from '#content/settings';

/** The foot of every page. */
export function Footer() {
  return (
    <footer className="footer">
      <p>{footer.description}</p>
      <p>
        <a href={`mailto:${business.email}`}>{business.email}</a>
      </p>
    </footer>
  );
}
