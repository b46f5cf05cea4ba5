import { heading, list } from '#content/tour-expectations';
import { BulletList } from '../text/bullet-list';

/** Renders what a guest can expect of a walk. */
export const TourExpectations = () => (
  <>
    <div className="head">
      <h2>{heading}</h2>
    </div>
    <BulletList points={list} />
  </>
);
