import { picture } from '#content/picture/cta/rooftops';
import type { Call } from '../schema/page';
import { Picture } from '../../widgets/kit/ui/picture';
import { PlateLink } from '../../widgets/kit/ui/plate';

/** The last word of a page: two cats on a roof, and what to press. */
export function Closing({ heading, text, label, href }: Call) {
  return (
    <section className="closing night">
      <Picture picture={picture} alt="" sizes="(min-width: 56em) 50vw, 100vw" />
      <div className="closing-text stack">
        <h2>{heading}</h2>
        <p className="lede">{text}</p>
        <p className="btns">
          <PlateLink href={href} kind="lamp big">
            {label}
          </PlateLink>
        </p>
      </div>
    </section>
  );
}
