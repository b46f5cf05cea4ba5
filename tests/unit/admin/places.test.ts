import { expect, it } from 'vitest';
import { editorAddress, fieldInWords, formName } from '../../../site/prerender/admin/places';

it.each([
  ['settings.yaml', 'emailjs.publicKey', 'Settings', 'Email service, Public key'],
  [
    'tours/lower-east-side.yaml',
    'stops[2].imageAlt',
    'Tours, Lower East Side',
    'Stops 2, What the picture shows',
  ],
  ['team.yaml', 'team[1].bio', 'Questions and lists, The team', 'Team 1, Bio'],
  ['posts/ned.md', 'body', 'Posts, Ned', 'Text'],
  ['languages/de.yaml', '', 'Other languages, German', ''],
  ['gallery/fans.yaml', 'pictures[3].nothing', 'Gallery, Fans', 'Pictures 3, Nothing'],
])('names %s, %s like its form', (file, field, form, words) => {
  expect(formName(`site/content/${file}`)).toBe(form);
  expect(fieldInWords(`site/content/${file}`, field)).toBe(words);
});

it.each([
  ['posts/ned.md', 'posts/entries/ned'],
  ['tours/lower-east-side.yaml', 'tours/entries/tours-lower-east-side'],
  ['team.yaml', 'lists/entries/team'],
])('returns the address of the form of %s', (file, address) => {
  expect(editorAddress(`site/content/${file}`)).toBe(`/admin/edit#/collections/${address}`);
});
