import { heading, list } from '#content/tour-expectations';
import { Points } from './points';

/** What a guest can expect of a walk. */
export const TourExpectations = () => (
  <>
    <div className="head">
      <h2>{heading}</h2>
    </div>
    <Points points={list} />
  </>
);
