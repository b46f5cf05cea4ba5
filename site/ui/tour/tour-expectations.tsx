import { heading, list } from '#content/tour-expectations';
import { BulletList } from '../text/bullet-list';

/** Renders what guests can expect of a tour. */
export const TourExpectations = () => (
  <>
    <div className="head">
      <h2>{heading}</h2>
    </div>
    <BulletList points={list} />
  </>
);
