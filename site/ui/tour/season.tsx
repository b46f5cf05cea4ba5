import { season } from '#content/settings';
import type { Action } from '../../schema/fields';
import { ButtonLink } from '../../../widgets/kit/ui/button';
import { InSeason } from './in-season';

/** Renders the large enamel plate that announces the season. */
export function Season({ heading, link }: { heading: string; link: Action }) {
  return (
    <section className="season">
      <h2>
        <InSeason text={heading} neutral={season.neutral.announcement} />
      </h2>
      <ButtonLink href={link.href} kind="highlight">
        {link.label}
      </ButtonLink>
    </section>
  );
}
