import { CatHead } from '../kit/ui/cat-head';

/** One cat head a guest: those that the minimum covers in blue, each further one in red. */
export function GuestIcons({ guests, included }: { guests: number; included: number }) {
  return (
    <div className="heads" aria-hidden="true">
      {[...Array(guests).keys()].map((index) => (
        <CatHead key={index} className={index < included ? 'head' : 'head head-extra'} />
      ))}
    </div>
  );
}
