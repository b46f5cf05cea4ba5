import { css } from '#css/pages/tour';
import { modules as questions } from '#content/faq-topics';
import * as settings from '#content/settings';
import { quoteGroups } from '#content/quote-groups';
import { cards } from '#content/tour-cards';
import { modules } from '#content/tour-pages';
import { modules as loaders } from '#content/tour-prints';
import { tours as summaries } from '#content/tours';
import type { TourPage } from '../schema/tour';
import type { FindPicture } from '../../widgets/kit/model/post';
import { FirstPartyElement } from '../ui/first-party-element';
import type { PageProps } from './page-module';
import type { Head } from '../seo/head';
import { company, pictureAddress, type PageFacts } from '../seo/page-facts';
import { websiteThing } from '../seo/structured-data/business';
import { breadcrumbs, faqThing, pageThing } from '../seo/structured-data/page';
import { tourThing } from '../seo/structured-data/tour';
import { Breadcrumbs } from '../ui/breadcrumbs';
import { KeyFigures } from '../ui/tour/key-figures';
import { Faq } from '../ui/text/faq';
import { Arrangement } from './tour/arrangement';
import { BeforeYouBook } from './tour/before-you-book';
import { BookNow } from './tour/book-now';
import { TourHero } from './tour/tour-hero';
import { Walk } from './tour/walk';
import { messages } from './messages';

const trail = [
  { href: '/', label: messages.home },
  { href: '/tours', label: messages.tours },
];

/** Loaded tours with the pictures of their stops, by slug. */
const tours = new Map<string | undefined, { tour: TourPage; findPicture: FindPicture }>();

export async function loadData({ params: { slug } }: PageProps): Promise<void> {
  const [{ tour }, { findPicture }] = await Promise.all([modules[slug!]!(), loaders[slug!]!()]);
  tours.set(slug, { tour, findPicture });
}

export function head({ params: { slug } }: PageProps): Head {
  return { ...tours.get(slug)!.tour.meta, canonical: `/tours/${slug}` };
}

export async function facts({ params }: PageProps): Promise<PageFacts> {
  const { tour } = tours.get(params.slug)!;
  const summary = summaries.find(({ slug }) => slug === tour.slug)!;
  const { title, place, url, imageAlt } = summary;
  const image = pictureAddress(summary.image);
  const { items } = await questions[tour.slug]!();
  return {
    card: { title, kicker: place, picture: summary.image, alt: imageAlt },
    keywords: [title, ...settings.business.keywords],
    graph: [
      pageThing('ItemPage', { ...tour.meta, canonical: url }, image),
      breadcrumbs(trail, title),
      company(),
      websiteThing(settings.business),
      tourThing({ tour, summary, settings, images: [image] }),
      faqThing(url, items),
    ],
  };
}

/** Renders the page of a tour: a public walk with its stops and dates, or the private tour. */
export function Page({ params }: PageProps) {
  const { tour, findPicture } = tours.get(params.slug)!;
  const card = cards.find(({ slug }) => slug === tour.slug)!;
  const others = cards.filter(({ slug }) => slug !== tour.slug).map(({ slug }) => slug);
  return (
    <>
      <TourHero tour={tour} card={card} />
      <div className="wrap">
        <style>{css}</style>
        <Breadcrumbs trail={trail} here={tour.title} />
        <KeyFigures facts={tour.facts} />
      </div>
      {tour.arrangement ? (
        <Arrangement tour={tour} arrangement={tour.arrangement} findPicture={findPicture} />
      ) : (
        <Walk tour={tour} findPicture={findPicture} />
      )}
      {quoteGroups.includes(tour.slug) ? (
        <div className="band">
          <section className="wrap sec">
            <h2 className="head text-center">{tour.testimonialsHeading}</h2>
            <FirstPartyElement name="cat-testimonials" attributes={{ of: tour.slug, loading: 'lazy' }} />
          </section>
        </div>
      ) : null}
      <BeforeYouBook tour={tour.slug} />
      <BookNow tour={tour} item={card.itemId} />
      <hr className="oxford" />
      <Faq heading={tour.faqHeading} topic={tour.slug} exclusive />
      <section className="wrap sec pt-0 split items-start tour-others">
        <h2>{tour.otherToursHeading}</h2>
        <FirstPartyElement
          name="cat-tour-list"
          attributes={{ tours: others.join(' '), layout: 'compact', 'no-search': true, loading: 'lazy' }}
        >
          <a href="/tours">{messages.ourTours}</a>
        </FirstPartyElement>
      </section>
    </>
  );
}
