import { picture, type Picture } from '../picture';
import { backyards } from '../scenes/east-side/backyards';
import { bayWindow } from '../scenes/brooklyn/bay-window';
import { bookstall } from '../scenes/town/bookstall';
import { bridge } from '../scenes/brooklyn/bridge';
import { catShow } from '../scenes/town/cat-show';
import { cellar } from '../scenes/downtown/cellar';
import { chapel } from '../scenes/brooklyn/chapel';
import { cityhall } from '../scenes/downtown/cityhall';
import { corner } from '../scenes/downtown/corner';
import { cotton } from '../scenes/downtown/cotton';
import { dumbo } from '../scenes/brooklyn/dumbo';
import { elevated } from '../scenes/east-side/elevated';
import { ferry } from '../scenes/harbor/ferry';
import { fireEscape } from '../scenes/east-side/fire-escape';
import { fireside } from '../scenes/brooklyn/fireside';
import { flatiron } from '../scenes/town/flatiron';
import { ginkgo } from '../scenes/brooklyn/ginkgo';
import { grocer } from '../scenes/east-side/grocer';
import { group } from '../scenes/brooklyn/group';
import { harbor } from '../scenes/harbor/harbor';
import { herring } from '../scenes/harbor/herring';
import { hotel } from '../scenes/town/hotel';
import { lamppost } from '../scenes/downtown/lamppost';
import { lanterns } from '../scenes/east-side/lanterns';
import { milk } from '../scenes/brooklyn/milk';
import { newsboy } from '../scenes/downtown/newsboy';
import { pigeonLoft } from '../scenes/east-side/pigeon-loft';
import { police } from '../scenes/east-side/police';
import { promenade } from '../scenes/brooklyn/promenade';
import { stamps } from '../scenes/downtown/stamps';
import { subway } from '../scenes/downtown/subway';
import { tavern } from '../scenes/east-side/tavern';
import { tea } from '../scenes/brooklyn/tea';
import { theatre } from '../scenes/town/theatre';
import { typewriter } from '../scenes/downtown/typewriter';
import { umbrella } from '../scenes/town/umbrella';
import { washington } from '../scenes/town/washington';
import { wheel } from '../scenes/harbor/wheel';

/** The tour album of the gallery: 38 pictures, ordered so that neighbours differ in inks and coat. */
export const tourAlbum: readonly Picture[] = [
  picture(
    'gallery/tours/01',
    bridge,
    'A tuxedo cat in a red scarf sits on the wooden walkway of the Brooklyn Bridge, tower and cables behind',
  ),
  picture(
    'gallery/tours/02',
    fireEscape,
    'A black cat sits on a fire escape at night with the moon over the rooftops',
  ),
  picture(
    'gallery/tours/03',
    grocer,
    'A calico cat lies in the window of a corner grocery among tins, bottles and oranges',
  ),
  picture(
    'gallery/tours/04',
    milk,
    'A grey tabby stands on its hind legs on a blue-door stoop, eyeing two milk bottles',
  ),
  picture(
    'gallery/tours/05',
    promenade,
    'A white cat and an orange cat sit on a bench, seen from behind, watching the sun rise over Manhattan',
  ),
  picture(
    'gallery/tours/06',
    harbor,
    'A brown tabby in a red scarf rides the bow of the tugboat Miss Mouser across the harbor',
    { coat: 'brown' },
  ),
  picture(
    'gallery/tours/07',
    elevated,
    'A ginger cat walks along a fence at night while an elevated train passes overhead',
  ),
  picture(
    'gallery/tours/08',
    ginkgo,
    'A calico cat walks along a garden wall through falling yellow ginkgo leaves',
  ),
  picture(
    'gallery/tours/09',
    lamppost,
    'A white cat in a red scarf sits under a street lamp in the snow, paw prints leading up to it',
  ),
  picture(
    'gallery/tours/10',
    corner,
    'A black cat sits on top of a mailbox at the corner of Cat Alley and Water Street',
  ),
  picture(
    'gallery/tours/11',
    chapel,
    'A long-haired grey cat sits smiling on a pulpit in front of stained-glass windows',
  ),
  picture(
    'gallery/tours/12',
    tavern,
    'Three cats, grey, ginger and black, sit on the bar of an old ale house between mugs of beer',
  ),
  picture(
    'gallery/tours/13',
    group,
    'A tuxedo cat with a shoulder bag waves a paw-print flag in front of four cat walkers on a brownstone street',
  ),
  picture(
    'gallery/tours/14',
    police,
    'An orange cat in a police helmet with a medal sits on station steps between two green lamps',
    { coat: 'marmalade' },
  ),
  picture(
    'gallery/tours/15',
    newsboy,
    'A ginger cat in a newsboy cap stands on a soap box and waves an extra edition',
  ),
  picture(
    'gallery/tours/16',
    fireside,
    'A long-haired white cat sleeps on a rug in front of a burning fireplace',
  ),
  picture(
    'gallery/tours/17',
    subway,
    'A brown tabby with a shoulder bag sits on a bench in a tiled subway station marked Borough Hall',
  ),
  picture(
    'gallery/tours/18',
    umbrella,
    'A white cat with a yellow bow sits under a big red umbrella on a rainy avenue',
  ),
  picture(
    'gallery/tours/19',
    lanterns,
    'A black cat arches its back on a wall at night below red paper lanterns',
  ),
  picture(
    'gallery/tours/20',
    ferry,
    'A calico cat in a sailor suit sits on the ferry rail, the Statue of Liberty across the water',
  ),
  picture(
    'gallery/tours/21',
    cotton,
    'A cross black cat lies on a cotton bale marked Bull beside a sign reading On Strike, a falling price chart behind',
  ),
  picture(
    'gallery/tours/22',
    flatiron,
    'A black-and-white cat in a red bandana walks over a crosswalk in front of the Flatiron Building',
  ),
  picture(
    'gallery/tours/23',
    bookstall,
    'A grey cat lies draped over the table of a second-hand bookstall, tongue out',
    { coat: 'grey' },
  ),
  picture(
    'gallery/tours/24',
    typewriter,
    'A white cat in an eyeshade types the word meow at night, the lit city in the window',
  ),
  picture(
    'gallery/tours/25',
    tea,
    'A Siamese cat in a bow waits behind a tea table with pot, cup and a sweet roll',
    { coat: 'siamese' },
  ),
  picture(
    'gallery/tours/26',
    dumbo,
    'A grey cat stretches on the cobbles between brick warehouses, the Manhattan Bridge behind',
  ),
  picture(
    'gallery/tours/27',
    catShow,
    'A long-haired cream cat in a crown and pearls sits on a red cushion at a cat show beside a first-prize ribbon',
  ),
  picture(
    'gallery/tours/28',
    cityhall,
    'A tabby with flattened ears sits in the rain before the steps of City Hall',
  ),
  picture(
    'gallery/tours/29',
    hotel,
    'A ginger cat with a bow lies on a hotel front desk before a wall of keys',
  ),
  picture(
    'gallery/tours/30',
    washington,
    'A Siamese cat in a bandana lies on a park bench in front of the Washington Square arch, cherry trees in bloom',
  ),
  picture(
    'gallery/tours/31',
    bayWindow,
    'A grey cat sits in a bay window between red curtains and watches the rain',
  ),
  picture(
    'gallery/tours/32',
    backyards,
    'A white cat tiptoes along a green fence behind tenements hung with washing',
  ),
  picture(
    'gallery/tours/33',
    stamps,
    'A grey tabby in a postman’s cap sits behind the counter of a stamp window',
  ),
  picture(
    'gallery/tours/34',
    pigeonLoft,
    'A brown tabby sits in profile on a rooftop and studies a pigeon loft at sundown',
  ),
  picture(
    'gallery/tours/35',
    theatre,
    'An orange cat in pearls lies on a red carpet under a theatre marquee reading Tonight, Cats of Old New York',
  ),
  picture(
    'gallery/tours/36',
    herring,
    'A black cat in a red bandana stands up to reach into a barrel of herring on a pier',
  ),
  picture(
    'gallery/tours/37',
    cellar,
    'A black cat with white mittens patrols a vaulted cellar by lantern light, a mouse ahead',
  ),
  picture(
    'gallery/tours/38',
    wheel,
    'A Siamese cat in a straw hat sits on the Coney Island boardwalk with the big wheel behind',
  ),
];
