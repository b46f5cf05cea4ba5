import { css } from '#css/arrangement';
import type { TourPage } from '../../schema/tour';
import type { FindPicture } from '../../../widgets/kit/model/post';
import { Picture } from '../../../widgets/kit/picture/picture';
import { FirstPartyElement } from '../../ui/first-party-element';
import { Paragraphs } from '../../ui/text/paragraphs';
import { TextColumns, TextSection } from '../../ui/text/text-section';
import { messages } from '../messages';

interface Props {
  tour: TourPage;
  arrangement: NonNullable<TourPage['arrangement']>;
  findPicture: FindPicture;
}

/** Renders the facts about a private tour: price, places, when to ask. */
export function Arrangement({ tour, arrangement, findPicture }: Props) {
  const { pricing, neighborhoods, scheduling } = arrangement;
  return (
    <>
      <div className="wrap sec split items-start">
        <style>{css}</style>
        <div className="stack">
          <Paragraphs texts={tour.intro} drop />
          <div className="pt-g4">
            <TextSection section={pricing} />
          </div>
        </div>
        <FirstPartyElement name="cat-price-calculator">
          <a href="/contact">{messages.contact}</a>
        </FirstPartyElement>
      </div>
      <div className="band">
        <section className="wrap sec">
          <div className="head">
            <h2>{neighborhoods.heading}</h2>
            <p className="lede">{neighborhoods.intro}</p>
          </div>
          <ul className="entries" role="list">
            {neighborhoods.list.map(({ title, description, image }) => (
              <li key={title}>
                <Picture picture={findPicture(image)!} alt="" sizes="6.5rem" />
                <h3>{title}</h3>
                <p>{description}</p>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <TextColumns section={scheduling} />
    </>
  );
}
