import type { Action } from '../schema/fields';
import { PlateLink } from '../../widgets/kit/ui/plate';

/** The large enamel plate that announces the season. */
export function Season({ heading, link }: { heading: string; link: Action }) {
  return (
    <section className="season">
      <h2>{heading}</h2>
      <PlateLink href={link.href} kind="lamp">
        {link.label}
      </PlateLink>
    </section>
  );
}
