import { tours as faq } from '#content/faqs';
import { page } from '#content/page-tours';
import { findPicture } from '#content/pictures-of-page-tours';
import { Tag } from '../../widgets/kit/tag';
import { Closing } from '../ui/closing';
import { Facts } from '../ui/facts';
import { Faq } from '../ui/faq';
import { PageHero } from '../ui/page-hero';
import { Points } from '../ui/points';
import { Urgency } from '../ui/urgency';
import { pageHead } from './page-head';

export const head = () => pageHead(page);

export function Page() {
  return (
    <>
      <PageHero hero={page.hero} findPicture={findPicture} imagePosition="right">
        <Urgency />
      </PageHero>
      <div className="wrap">
        <Facts facts={page.trust} />
      </div>
      <div className="wrap sec">
        <Tag name="cat-tour-list" attributes={{ heading: 2 }}>
          <a href="/booking">Book a tour</a>
        </Tag>
      </div>
      <hr className="oxford" />
      <section className="wrap sec">
        <div className="head">
          <h2>{page.expectations.heading}</h2>
        </div>
        <Points points={page.expectations.list} />
      </section>
      <div className="band">
        <Faq heading={page.faqHeading} items={faq} oneAtATime />
      </div>
      <Closing {...page.closing} />
    </>
  );
}
