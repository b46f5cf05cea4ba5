import { picture, type Picture } from '../picture';
import { bodega } from '../scenes/east-side/bodega';
import { cityMap } from '../scenes/indoors/city-map';
import { clippings } from '../scenes/indoors/clippings';
import { firehouse } from '../scenes/downtown/firehouse';
import { jerryFox } from '../scenes/brooklyn/jerry-fox';
import { kittens } from '../scenes/east-side/kittens';
import { mailCart } from '../scenes/downtown/mail-cart';
import { ned } from '../scenes/brooklyn/ned';

/** One picture for each post, by its id. */
export const posts: readonly Picture[] = [
  picture(
    'posts/1',
    cityMap,
    'A ginger cat lies across an unfolded street map with dotted walking routes and red pins',
  ),
  picture(
    'posts/2',
    bodega,
    'A brown tabby lies on a bodega counter between the cash register and shelves of snacks',
  ),
  picture(
    'posts/3',
    kittens,
    'A tortoiseshell mother cat sits in a lit doorway beside a basket of three kittens',
  ),
  picture(
    'posts/4',
    firehouse,
    'A black-and-white cat in a red fire helmet sits on a steam fire engine in the firehouse door',
  ),
  picture(
    'posts/5',
    jerryFox,
    'An old orange tiger cat in round spectacles reads a newspaper on the steps of Borough Hall',
  ),
  picture(
    'posts/6',
    ned,
    'A grey cat with a yellow bow looks out of a basket on the walkway of the Brooklyn Bridge',
  ),
  picture('posts/7', mailCart, 'A tabby in a postman’s cap lies on a wicker mail cart heaped with letters'),
  picture(
    'posts/8',
    clippings,
    'A black-and-white cat in spectacles studies a newspaper clipping under a desk lamp, dates pinned on a board behind',
  ),
];
