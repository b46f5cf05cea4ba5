import { picture, type Picture } from '../picture';
import { curator } from '../scenes/team/curator';
import { historian } from '../scenes/team/historian';
import { painter } from '../scenes/team/painter';
import { storyteller } from '../scenes/team/storyteller';

/** A cat for each member of the team, with an attribute of the person. */
export const team: readonly Picture[] = [
  picture(
    'team/peggy-gavan',
    historian,
    'A tabby in a red cat-ear headband holds an open book of old cat photographs',
    { width: 960 },
  ),
  picture(
    'team/dan-rimada',
    painter,
    'An orange cat in beret and apron raises a paintbrush beside a cat portrait on an easel',
    { width: 960 },
  ),
  picture(
    'team/jenny-pierson',
    curator,
    'A black-and-white cat in pearls looks out of a gilded museum frame and holds a printed page',
    { width: 960 },
  ),
  picture(
    'team/marie-carter',
    storyteller,
    'A black cat in a fortune-teller’s shawl and headscarf sits with a crystal ball and a pile of books',
    { width: 960 },
  ),
];
