import { page } from '#content/page-booking';
import { findPicture } from '#content/pictures-of-page-booking';
import { booking, season } from '#content/settings';
import { calendarUrl } from '../../widgets/kit/services/booking/index';
import { Tag } from '../../widgets/kit/tag';
import { plainFacts } from '../seo/page-facts';
import { mailLink } from '../ui/text/mail-link';
import { PageHero } from '../ui/hero/page-hero';
import { BulletList } from '../ui/text/bullet-list';
import { pageHead } from './page-head';

export const head = () => pageHead(page);
export const facts = () => plainFacts(page, { aboutUs: true });

const hero = { ...page.hero, actions: [{ label: page.viewLabel, href: '#calendar' }] };

export function Page() {
  return (
    <>
      <PageHero hero={hero} findPicture={findPicture} />
      <section className="wrap sec" id="calendar">
        <div className="head">
          <h2>{page.calendarHeading}</h2>
          <p className="lede">{season.summary}</p>
        </div>
        <Tag name="cat-booking-calendar" attributes={{ query: true, loading: 'lazy' }}>
          <a href={calendarUrl({})}>{booking.label}</a>
        </Tag>
      </section>
      <hr className="oxford" />
      <section className="wrap sec">
        <h2 className="head">{page.steps.heading}</h2>
        <BulletList points={page.steps.list} />
      </section>
      <div className="band">
        <div className="wrap sec stack">
          <p className="lede">{page.contact.text}</p>
          <p>
            <a href={mailLink(page.contact.mailSubject)}>{page.contact.label}</a>
          </p>
        </div>
      </div>
    </>
  );
}
