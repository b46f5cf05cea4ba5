import { describe, expect, it } from 'vitest';
import { toFile, toForm, type Treatments } from '../../../site/admin/editor/treatments';
import { fileFormat, postFormat, type Texts } from '../../../site/admin/editor/formats';
import { pictureAddresses } from '../../../site/admin/editor/picture-addresses';
import { formOf } from '../../../site/prerender/admin/fields';
import { labelOf } from '../../../site/prerender/admin/labels';
import { contentSchemas, formSchemas } from '../../../site/prerender/docs/content-schemas';

const schemaOf = (name: string) => contentSchemas().find((schema) => schema.name === name)!.schema;
const none = () => undefined;

describe('the form of a content file', () => {
  it.each(contentSchemas().map(({ name }) => name))('%s has a field for everything it may hold', (name) => {
    const { fields } = formOf(schemaOf(name), none);
    expect(fields.map((field) => field.name)).toEqual(Object.keys(schemaOf(name).properties!));
    const all = JSON.stringify(fields);
    expect(all).not.toMatch(/undefined|\[object/);
  });

  it('says what the schema says: limits, choices, what may be left out', () => {
    const { fields } = formOf(schemaOf('post'), none);
    const field = (name: string) => fields.find((candidate) => candidate.name === name);
    expect(field('title')).toMatchObject({ widget: 'string', maxlength: 80 });
    expect(field('tags')).toMatchObject({ widget: 'list', min: 1, max: 8 });
    expect(field('category')).toMatchObject({ widget: 'select' });
    expect(field('author')).toMatchObject({ required: false });
    expect(field('image')).toMatchObject({ widget: 'image', public_folder: '/pictures/posts' });
  });

  it('has pictures chosen wherever a file names one', () => {
    const { fields } = formOf(schemaOf('page-home'), none);
    const hero = fields.find(({ name }) => name === 'hero') as { fields: { name: string; widget: string }[] };
    const widgets = hero.fields.filter(({ name }) => /^image(Night)?(Tall)?$/.test(name));
    expect(widgets.map(({ name, widget }) => `${name}: ${widget}`).toSorted()).toEqual([
      'image: image',
      'imageNight: image',
      'imageNightTall: image',
      'imageTall: image',
    ]);
  });

  it('has days picked from a calendar', () => {
    const season = formOf(schemaOf('settings'), none).fields.find(({ name }) => name === 'season') as {
      fields: { name: string }[];
    };
    expect(season.fields.find(({ name }) => name === 'lastDay')).toMatchObject({
      widget: 'datetime',
      type: 'date',
      format: 'YYYY-MM-DD',
      required: false,
    });
  });

  it('says what is wrong in the words of the check', () => {
    const schema = formSchemas().find(({ name }) => name === 'settings')!.schema;
    const [business] = formOf(schema, none).fields as {
      fields: { name: string; pattern?: [string, string] }[];
    }[];
    const [pattern, message] = business!.fields.find(({ name }) => name === 'email')!.pattern!;
    expect(new RegExp(pattern).test('you@example.com')).toBe(true);
    expect(message).toBe('This is not an email address. Write it like this: you@example.com');
    expect(JSON.stringify(contentSchemas())).not.toContain('"wrong"');
    // None is left with words that say nothing.
    const forms = formSchemas().map((one) => JSON.stringify(formOf(one.schema, none).fields));
    expect(forms.filter((form) => form.includes('has not the right form'))).toEqual([]);
  });

  it('says beside a field that a sample stands there', () => {
    const notes = (path: string) => (path === 'business.email' ? 'your own address' : undefined);
    const [business] = formOf(schemaOf('settings'), notes).fields as {
      fields: { name: string; hint?: string }[];
    }[];
    const hint = (name: string) => business!.fields.find((field) => field.name === name)?.hint ?? '';
    expect(hint('email')).toContain('**Still a sample:** your own address.');
    expect(hint('city')).not.toContain('sample');
    const [list] = formOf(schemaOf('testimonials'), (path) =>
      path === 'google[]' ? 'real words' : undefined,
    ).fields;
    expect(JSON.stringify(list)).toContain('**Still a sample:** real words.');
  });

  it('names a sample by what belongs there', () => {
    const [list] = formOf(schemaOf('samples'), none).fields;
    expect(list).toMatchObject({ summary: '{{note}} ({{path}})' });
  });

  it('names fields in words', () => {
    expect(['perPerson', 'imageAlt', 'before-you-book'].map(labelOf)).toEqual([
      'Per person',
      'What the picture shows',
      'Before you book',
    ]);
  });
});

describe('values on their way into a form and back', () => {
  const treatments: Treatments = {
    'stops[].image': { as: 'picture' },
    'stops[].coordinates': { as: 'place', optional: true },
    note: { optional: true },
    group: { optional: true },
  };
  const pictures = { 'stops/ned': '/pictures/stops/ned.webp' };
  const content = {
    title: ' x ',
    stops: [{ image: 'stops/ned', coordinates: [40.5, -73.25] }, { image: 'a/b' }],
  };

  it('come back the same', () => {
    const form = toForm(content, treatments, pictures);
    expect(form).toMatchObject({
      stops: [{ image: '/pictures/stops/ned.webp', coordinates: '40.5, -73.25' }, { image: 'a/b' }],
    });
    const cut = { ...form, title: 'x', note: '', group: { a: '', b: [] } };
    expect(toFile(cut, treatments, content)).toEqual(content);
  });

  it('are the key of a picture, whatever its file is called', () => {
    const file = (image: string) => toFile({ stops: [{ image }] }, treatments, {});
    expect(file('/pictures/stops/My Photo (1).JPG')).toEqual({ stops: [{ image: 'stops/my-photo-1' }] });
  });

  it('are remembered once they are written, which may fail', () => {
    const texts: Texts = new Map();
    const format = fileFormat('a.yaml', texts, {}, {});
    const form = format.fromFile('title: One\r\n');
    expect(texts.get('a.yaml')).toBe('title: One\n');
    expect(format.toFile({ ...form, title: 'Two' })).toBe('title: Two\n');
    expect(texts.get('a.yaml')).toBe('title: One\n');
    format.written();
    expect(texts.get('a.yaml')).toBe('title: Two\n');
  });

  it('give no post the number of one that is on the site, though its file is gone', () => {
    const format = postFormat({ 4: 'posts/four.md', 9: 'posts/nine.md' }, new Map(), {}, {});
    format.fromFile('---\nid: 4\ntitle: One\n---\n\nText\n');
    expect(format.nextId()).toBe(10);
  });

  it.each([
    ['45', 45],
    [' $45 ', 45],
    ['1,200', 1200],
    ['45.50', 45.5],
    ['45,50', 45.5],
    ['-3', -3],
    ['forty', 'forty'],
    ['1e2', '1e2'],
    ['1,2,3', '1,2,3'],
  ])('are numbers as they are meant, or stay as typed: %s', (typed, meant) => {
    const numbers: Treatments = { price: { as: 'number' } };
    expect(toForm({ price: 45 }, numbers, {})).toEqual({ price: '45' });
    expect(toFile({ price: typed }, numbers, { price: 45 })).toEqual({ price: meant });
  });

  it('are days, which keep their wording unless another is picked', () => {
    const days: Treatments = { date: { as: 'day' } };
    for (const date of ['May 3, 2025', '2025-05-03', '3 May 2025']) {
      expect(toForm({ date }, days, {})).toEqual({ date: '2025-05-03' });
      expect(toFile({ date: '2025-05-03' }, days, { date })).toEqual({ date });
    }
    expect(toFile({ date: '2026-01-17' }, days, { date: '2025-05-03' })).toEqual({
      date: 'January 17, 2026',
    });
  });

  it('are left out where nothing stands in the field, and kept where that stood there before', () => {
    expect(toFile({ title: 'x', note: '' }, treatments, {})).toEqual({ title: 'x' });
    expect(toFile({ title: 'x', note: '' }, treatments, { note: '' })).toEqual({ title: 'x', note: '' });
  });
});

describe('a file in the editor', () => {
  it('is written as it was read, twice in a row', () => {
    const text = '# yaml-language-server: $schema=x.json\ntitle: One\nlist: [a, b]\n';
    const texts: Texts = new Map();
    const format = fileFormat('one.yaml', texts, {}, {});
    const form = format.fromFile(text.trim());
    expect(format.draft({ ...form, title: 'Draft' })).toEqual(['one.yaml', text.replace('One', 'Draft')]);
    expect(texts.get('one.yaml')).toBe(text);
    expect(format.toFile({ ...form, title: 'Two' })).toBe(text.replace('One', 'Two'));
    format.written();
    expect(texts.get('one.yaml')).toContain('Two');
    expect(format.toFile({ ...form, title: 'Three' })).toBe(text.replace('One', 'Three'));
  });

  it('is a post with the picture of its number, unless it names another', () => {
    const post = '---\nid: 4\ntitle: One\n---\n\nText _so_.\n';
    const format = postFormat(
      {},
      new Map(),
      { image: { as: 'picture', optional: true } },
      { 'posts/4': '/pictures/posts/4.webp' },
    );
    const form = format.fromFile(post);
    expect(form).toEqual({ id: 4, title: 'One', image: '/pictures/posts/4.webp', body: 'Text _so_.' });
    expect(format.toFile({ ...form, title: 'Two' })).toBe(post.replace('One', 'Two'));
    expect(format.toFile({ ...form, image: '/pictures/posts/x.webp' })).toContain('image: posts/x\n');
    expect(format.nextId()).toBe(5);
    expect(format.fromFile('---\n# How to write a post\nid: 9\n---\nx')).toMatchObject({ example: true });
    expect(format.nextId()).toBe(5);
  });
});

describe('pictures in the text of a post', () => {
  const PLACES = { 'posts/3': '/pictures/posts/3.webp' };
  const read = `---
id: 9
image: posts/3
---

One.

![A cat](posts/3 'Who is it?')

![A new one](posts/soon)
`;

  it('have addresses in the form and keys in the file', () => {
    const format = postFormat({}, new Map(), { image: { as: 'picture' } }, PLACES);
    const form = format.fromFile(read);
    expect(form['body']).toContain("![A cat](/pictures/posts/3.webp 'Who is it?')");
    expect(form['body']).toContain('![A new one](posts/soon)');
    expect(format.toFile(form)).toBe(read);
    const body = `${String(form['body'])}\n\n![Mine](/pictures/posts/My-Cat.jpg)\n\n[a link](/pictures/of-all.html)`;
    const written = format.toFile({ ...form, body });
    expect(written).toContain('![Mine](posts/my-cat)');
    expect(written).toContain('[a link](/pictures/of-all.html)');
  });

  it('are found in a form, each once', () => {
    expect(
      pictureAddresses({
        image: '/pictures/team/a.pdf',
        list: [{ image: 'blob:x/1' }, { image: 'blob:x/1' }],
        body: 'See ![b](/pictures/posts/b.webp "B") and [c](/pictures/c.webp).',
      }),
    ).toEqual(['/pictures/team/a.pdf', 'blob:x/1', '/pictures/posts/b.webp']);
  });
});
