import { picture, type Picture } from '../picture';
import { blankPage } from '../scenes/downtown/blank-page';
import { bookPile } from '../scenes/indoors/book-pile';
import { emptyFrame } from '../scenes/indoors/empty-frame';
import { giftCard } from '../scenes/indoors/gift-card';
import { firstEdition } from '../scenes/closing/first-edition';
import { hanging } from '../scenes/closing/hanging';
import { lastPage } from '../scenes/closing/last-page';
import { nightWalk } from '../scenes/closing/night-walk';
import { lost } from '../scenes/team/lost';
import { newsletter } from '../scenes/downtown/newsletter';
import { parcel } from '../scenes/indoors/parcel';
import { rooftops } from '../scenes/east-side/rooftops';
import { signPost } from '../scenes/town/sign-post';
import { signedBook } from '../scenes/indoors/signed-book';

/** Promotions, empty lists, failures. */
export const extras: readonly Picture[] = [
  picture(
    'cta/rooftops',
    rooftops,
    'A black cat and a ginger cat sit side by side on a tenement roof under a full moon',
  ),
  picture(
    'cta/walk',
    nightWalk,
    'A calico cat in a cap waits with a paw-print flag under a street lamp at night',
  ),
  picture(
    'cta/gallery',
    hanging,
    'A black cat, seen from behind, looks up at an empty frame between two portraits',
  ),
  picture('cta/story', lastPage, 'A ginger cat sleeps on an open book by lamplight, the city in the window'),
  picture(
    'cta/news',
    firstEdition,
    'A tuxedo cat with a press card sits on the late edition’s bundle of papers at night',
  ),
  picture('gift/card', giftCard, 'A tuxedo cat with a bow lies on top of a large gift card'),
  picture(
    'book/signed',
    signedBook,
    'A tuxedo cat in spectacles has signed an open book with an inky paw print',
  ),
  picture(
    'letter/carrier',
    newsletter,
    'A ginger cat in a letter carrier’s cap waves a letter beside a mailbox',
  ),
  picture('empty/no-tours', bookPile, 'A tabby sleeps on a pile of history books beside a lamp', {
    coat: 'tabby',
    palette: 'market',
  }),
  picture('empty/no-images', emptyFrame, 'A black-and-white kitten looks out of an empty picture frame'),
  picture('empty/no-posts', blankPage, 'A Siamese cat sleeps on a newspaper page that is still blank'),
  picture(
    'empty/parcel',
    parcel,
    'A black cat with wide eyes peeks out of a parcel addressed to a cat in New York',
  ),
  picture('empty/lost', lost, 'A tuxedo cat looks up from a lost-cat poster', { width: 960 }),
  picture('placeholder/gallery-1', emptyFrame, 'A ginger cat looks out of an empty picture frame', {
    coat: 'ginger',
    palette: 'harbor',
  }),
  picture('placeholder/gallery-2', emptyFrame, 'A black cat looks out of an empty picture frame', {
    coat: 'black',
    palette: 'snow',
  }),
  picture('placeholder/gallery-3', emptyFrame, 'A grey tabby looks out of an empty picture frame', {
    coat: 'tabby',
    palette: 'mint',
  }),
  picture(
    'placeholder/tour',
    signPost,
    'A black cat in a red scarf sits under street signs reading Cats and About Town',
  ),
];
