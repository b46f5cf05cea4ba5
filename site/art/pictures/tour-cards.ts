import { picture, type Picture } from '../picture';
import { cab } from '../scenes/town/cab';
import { exchange } from '../scenes/downtown/exchange';
import { pushcart } from '../scenes/east-side/pushcart';
import { stoop } from '../scenes/brooklyn/stoop';

/** One picture for each tour. */
export const tourCards: readonly Picture[] = [
  picture(
    'tours/brooklyn-heights',
    stoop,
    'A ginger cat sits at the top of a brownstone stoop between iron railings',
  ),
  picture(
    'tours/financial-district',
    exchange,
    'A tuxedo cat in a top hat sits on the steps of the Exchange in a shower of ticker tape',
  ),
  picture(
    'tours/lower-east-side',
    pushcart,
    'A tabby leaps at a fish cart with a striped umbrella on a tenement street',
  ),
  picture('tours/private-tours', cab, 'A tuxedo cat in a top hat rides through town in an open carriage'),
];
