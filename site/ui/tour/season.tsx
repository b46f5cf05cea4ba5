import type { Action } from '../../schema/fields';
import { ButtonLink } from '../../../widgets/kit/ui/button';

/** The large enamel plate that announces the season. */
export function Season({ heading, link }: { heading: string; link: Action }) {
  return (
    <section className="season">
      <h2>{heading}</h2>
      <ButtonLink href={link.href} kind="lamp">
        {link.label}
      </ButtonLink>
    </section>
  );
}
