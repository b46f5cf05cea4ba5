import { page } from '#content/page-offline';
import { business } from '#content/settings';
import { tours } from '#content/tours';
import { tour as brooklynHeights } from '#content/tour-brooklyn-heights';
import { tour as financialDistrict } from '#content/tour-financial-district';
import { tour as lowerEastSide } from '#content/tour-lower-east-side';
import { ButtonLink } from '../../widgets/kit/ui/button';
import { Logo } from '../ui/logo';

const walks = [brooklynHeights, financialDistrict, lowerEastSide].map(({ slug, title, meetingPoint }) => ({
  title,
  where: meetingPoint.name
    ? [meetingPoint.name, meetingPoint.street, meetingPoint.locality].filter(Boolean).join(', ')
    : meetingPoint.detail,
  when: tours.find((tour) => tour.slug === slug)!.schedule,
}));

/**
 * Shown by the service worker in the place of a page that cannot be had. It needs no script and no picture, and tells
 * what somebody on the street may need: where we meet, and how to reach us.
 */
export function Page() {
  return (
    <main className="offline">
      <p className="offline-brand">
        <Logo />
        {business.name}
      </p>
      <h1>{page.title}</h1>
      <p>{page.text}</p>
      <p className="offline-actions">
        <ButtonLink href="">{page.retry}</ButtonLink>
        <a href="/">{page.home}</a>
      </p>
      <h2>{page.meetingHeading}</h2>
      <dl className="offline-walks">
        {walks.map(({ title, where, when }) => (
          <div key={title}>
            <dt>{title}</dt>
            {where ? <dd>{where}</dd> : null}
            <dd>{when}</dd>
          </div>
        ))}
      </dl>
      <h2>{page.contactHeading}</h2>
      <p className="offline-actions">
        <a href={`mailto:${business.email}`}>{`${page.mail}: ${business.email}`}</a>
        <a href={business.instagramUrl}>{`${page.instagram}: ${business.instagramHandle}`}</a>
      </p>
    </main>
  );
}
