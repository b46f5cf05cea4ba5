import { describe, expect, it } from 'vitest';
import { fileFormat } from '../../../site/admin/editor/formats';
import { joinFocus, splitFocus } from '../../../site/admin/editor/focus';
import { formOf } from '../../../site/prerender/admin/fields';
import { formSchemas } from '../../../site/prerender/docs/content-schemas';

const paths = ['hero.imageFocus'];
const inHero = (hero: object) => ({ hero: hero as Record<string, unknown> });

describe('the subject of a picture', () => {
  it.each([
    [{ imageFocus: 0.97, imageFocusY: 0.4 }, '0.97 0.4'],
    [{ imageFocus: 0.2 }, '0.2 0.5'],
    [{ imageFocusY: 0 }, '0.5 0'],
  ])('is one field of the form: %j is %s, and comes back', (numbers, text) => {
    expect(joinFocus(inHero({ title: 'x', ...numbers }), paths)).toEqual(
      inHero({ title: 'x', imageFocus: text }),
    );
    expect(splitFocus(inHero({ title: 'x', imageFocus: text }), paths, inHero(numbers))).toEqual(
      inHero({ title: 'x', ...numbers }),
    );
  });

  it('in the middle is written only where it stood before', () => {
    const middle = inHero({ imageFocus: '0.5 0.5' });
    expect(splitFocus(middle, paths, inHero({}))).toEqual(inHero({}));
    expect(splitFocus(middle, paths, inHero({ imageFocus: 0.3 }))).toEqual(inHero({ imageFocus: 0.5 }));
    expect(splitFocus({}, paths, {})).toEqual({});
  });

  it.each([
    ['page-about', 'hero.image', 'hero:\n  title: One\n  imageFocus: 0.9\n  imageFocusY: 0.4\n'],
    ['tour', 'image', 'hero:\n  imageFocus: 0.9\n  label: Book\n'],
  ])('in a %s is of the picture %s, and an edit changes its lines alone', (name, picture, text) => {
    const { schema } = formSchemas().find((one) => one.name === name)!;
    const form = formOf(schema, () => undefined);
    const hero = form.fields.find((field) => field.name === 'hero') as unknown as {
      fields: { name: string }[];
    };
    expect(hero.fields.filter((field) => field.name.startsWith('imageFocus'))).toEqual([
      expect.objectContaining({ name: 'imageFocus', widget: 'focus', picture }),
    ]);
    const format = fileFormat('x.yaml', new Map(), form.treatments, {});
    const read = format.fromFile(text) as { hero: Record<string, unknown> };
    expect(format.toFile(read)).toBe(text);
    const moved = { ...read, hero: { ...read.hero, imageFocus: '0.25 0.4' } };
    const written = format.toFile(moved);
    expect(written).toContain('imageFocus: 0.25\n  imageFocusY: 0.4\n');
  });
});
