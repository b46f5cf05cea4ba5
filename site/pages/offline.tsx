import { page } from '#content/page-offline';
import { business } from '#content/settings';
import { tours } from '#content/tours';
import { tour as brooklynHeights } from '#content/tour-brooklyn-heights';
import { tour as financialDistrict } from '#content/tour-financial-district';
import { tour as lowerEastSide } from '#content/tour-lower-east-side';
import { WalkMapFigure } from '../../widgets/kit/walk-map/walk-map-figure';
import { ButtonLink } from '../../widgets/kit/ui/button';
import { Logo } from '../ui/logo';

const walks = [brooklynHeights, financialDistrict, lowerEastSide].map(
  ({ slug, title, meetingPoint, walkMap }) => ({
    title,
    walkMap,
    where: meetingPoint.name
      ? [meetingPoint.name, meetingPoint.street, meetingPoint.locality].filter(Boolean).join(', ')
      : meetingPoint.detail,
    when: tours.find((tour) => tour.slug === slug)!.schedule,
  }),
);

/** Shown by the service worker instead of a page that cannot be loaded: meeting points, maps and contacts, in one file. */
export function Page() {
  return (
    <main className="offline">
      <p className="offline-brand">
        <Logo />
        {business.name}
      </p>
      <h1>{page.title}</h1>
      <p>{page.text}</p>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink href="">{page.retry}</ButtonLink>
        <a className="inline-flex min-h-touch items-center" href="/">
          {page.home}
        </a>
      </p>
      <h2>{page.meetingHeading}</h2>
      <div className="offline-walks">
        {walks.map(({ title, where, when, walkMap }, index) => (
          <section key={title}>
            <h3>{title}</h3>
            {where ? <p>{where}</p> : null}
            <p>{when}</p>
            {walkMap ? <WalkMapFigure map={walkMap} start={{}} hasPatterns={index === 0} /> : null}
          </section>
        ))}
      </div>
      <h2>{page.contactHeading}</h2>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <a
          className="inline-flex min-h-touch items-center"
          href={`mailto:${business.email}`}
        >{`${page.mail}: ${business.email}`}</a>
        <a
          className="inline-flex min-h-touch items-center"
          href={business.instagramUrl}
        >{`${page.instagram}: ${business.instagramHandle}`}</a>
      </p>
    </main>
  );
}
