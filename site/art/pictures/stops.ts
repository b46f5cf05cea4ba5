import { picture, type Picture } from '../picture';
import type { Scene } from '../scenes/scene';
import { hoosierPrint, jerryPrint, minniePrint, nedPrint } from '../scenes/stops/brooklyn';
import { boxerPrint, cherryPrint, mailPrint, tomPrint } from '../scenes/stops/downtown';
import { boweryPrint, clintonPrint, goodmanPrint, tammanyPrint } from '../scenes/stops/east-side';

/** Shown a hand wide: a small master, and no flecks, which would be a third of its bytes. */
const small = (name: string, scene: Scene, alt: string) =>
  picture(`stops/${name}`, scene, alt, { width: 960, quality: 80, flecks: 0 });

/** Small prints beside the stops of the walks, four of each. */
export const stops: readonly Picture[] = [
  small('ned', nedPrint, 'A gray cat looks out of a basket before a tower of the Brooklyn Bridge'),
  small('hoosier-cat', hoosierPrint, 'A calico cat looks out of a wooden crate with a freight tag'),
  small(
    'minnie',
    minniePrint,
    'A striped cat at a hotel desk, with kittens in the pigeonholes for keys behind her',
  ),
  small('jerry-fox', jerryPrint, 'A striped cat in spectacles looks over the top of a newspaper'),
  small(
    'cherry-colored-cat',
    cherryPrint,
    'A black cat looks out of a sack, beside it a red cherry and a black one',
  ),
  small('post-office', mailPrint, 'A cat in a postal cap looks out of a sack of mail'),
  small('old-tom', tomPrint, 'A wet tabby with white feet in a lit doorway between columns, in the rain'),
  small('boxer', boxerPrint, 'A cat in a red fire helmet eyes a monkey’s tail that hangs into the picture'),
  small(
    'bowery',
    boweryPrint,
    'Two very large cats, one orange and one gray, glare from their corners of a ring',
  ),
  small(
    'goodman',
    goodmanPrint,
    'An old wooden house with a cat in every window and one more on its way to the door',
  ),
  small(
    'clinton-street',
    clintonPrint,
    'A big cat and a small cat turn away from each other below two green police lamps',
  ),
  small('tammany', tammanyPrint, 'A contented black cat with a napkin at a table, liver on its plate'),
];
