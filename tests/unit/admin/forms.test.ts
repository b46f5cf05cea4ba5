import type { Field } from '@sveltia/cms';
import { describe, expect, it } from 'vitest';
import { fieldsOf, fileText, nextPostId } from '../../../site/admin/editor/file-text';
import { formOf } from '../../../site/prerender/admin/fields';
import { contentSchemas } from '../../../site/prerender/admin/content-schemas';

const formOfKind = (name: string, notes: (path: string) => string | undefined = () => undefined) =>
  formOf(contentSchemas.find((schema) => schema.name === name)!.schema, notes);

/** Returns the field of a form, by its path. */
const fieldAt = (fields: readonly Field[], path: string): Field & { hint?: string; pattern?: string[] } =>
  path
    .split('.')
    .reduce<{ fields: readonly Field[] }>(
      (group, name) => group.fields.find((field) => field.name === name) as never,
      { fields },
    ) as never;

describe('formOf', () => {
  it.each(contentSchemas.map(({ name, schema }) => [name, schema] as const))(
    'has a field for everything in %s',
    (name, schema) => {
      const fields = formOfKind(name);
      expect(fields.map((field) => field.name)).toEqual(Object.keys(schema.properties!));
      expect(JSON.stringify(fields)).not.toMatch(/undefined|\[object|has not the right form/);
    },
  );

  it('has the limits, the choices and the optional fields of the schema', () => {
    const fields = formOfKind('post');
    expect(fieldAt(fields, 'title')).toMatchObject({ widget: 'string', maxlength: 80 });
    expect(fieldAt(fields, 'tags')).toMatchObject({ widget: 'list', min: 1, max: 8 });
    expect(fieldAt(fields, 'category')).toMatchObject({ widget: 'select' });
    expect(fieldAt(fields, 'author')).toMatchObject({ required: false });
    expect(fieldAt(fields, 'date')).toMatchObject({ widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' });
    expect(fieldAt(fields, 'image')).toMatchObject({ widget: 'image', public_folder: '/pictures/posts' });
    const settings = formOfKind('settings');
    expect(fieldAt(settings, 'prices.perPerson')).toMatchObject({
      widget: 'number',
      value_type: 'int',
      min: 1,
    });
    expect(fieldAt(settings, 'banner')).toMatchObject({ summary: '{{text}}' });
    expect(fieldAt(settings, 'banner.show')).toMatchObject({ widget: 'boolean' });
    expect(fieldAt(settings, 'claims.rating')).toMatchObject({ value_type: 'float', min: 1, max: 5 });
  });

  it.each([
    ['page-about', 'hero.image'],
    ['tour', 'image'],
  ])('shows the picture in the field for its subject in %s', (name, picture) => {
    expect(fieldAt(formOfKind(name), 'hero.imageFocus')).toMatchObject({ widget: 'focus', picture });
  });

  it('explains a wrong text like the check', () => {
    const [pattern, message] = fieldAt(formOfKind('settings'), 'business.email').pattern!;
    expect(new RegExp(pattern!).test('you@example.com')).toBe(true);
    expect(message).toBe('This is not an email address. Write it like this: you@example.com');
  });

  it('marks fields that still have a sample', () => {
    const notes = { 'business.email': 'your own address', 'emailjs.publicKey': 'EmailJS, Account, API keys' };
    const fields = formOfKind('settings', (path) => notes[path as keyof typeof notes]);
    expect(fieldAt(fields, 'business.email').hint).toContain('**Still a sample:** your own address.');
    expect(fieldAt(fields, 'emailjs.publicKey').hint).toMatch(
      /^\*\*Still a sample\.\*\* EmailJS, Account, API keys\. It/,
    );
    expect(fieldAt(fields, 'business.city').hint).toBeUndefined();
    const testimonials = formOfKind('testimonials', (path) =>
      path === 'google[]' ? 'real words' : undefined,
    );
    expect(fieldAt(testimonials, 'google').hint).toContain('**Still a sample:** real words.');
  });

  it.each([
    ['faqs', 'tours', 'question', '{{question}}'],
    ['testimonials', 'google', 'guest’s words', '{{quote}}'],
    ['team', 'team', 'person', '{{name}}'],
    ['tour', 'stops', 'stop', '{{title}}'],
    ['samples', 'samples', 'sample', '{{note}} ({{path}})'],
  ])('names the entries of %s, %s after their content', (name, list, label_singular, summary) => {
    expect(fieldAt(formOfKind(name), list)).toMatchObject({ label_singular, summary });
  });
});

describe('fileText', () => {
  it('returns the file without empty fields and without the marks of the editor', () => {
    const form = {
      title: 'One',
      note: '',
      group: { a: null, b: [] },
      list: [{ name: 'x', __sc_item_id: 1 }],
    };
    expect(fileText('one.yaml', form)).toBe('title: One\nlist:\n  - name: x\n');
    const post = fileText('posts/one.md', { id: 4, body: 'Text' });
    expect(post).toBe('---\nid: 4\n---\n\nText\n');
    expect(fieldsOf(post)).toEqual({ id: 4 });
  });
});

describe('nextPostId', () => {
  it('returns the number after the highest', () => {
    const texts = {
      'posts/a.md': '---\nid: 4\n---\n\nText\n',
      'posts/b.md': '---\nid: 2\n---\n',
      'faqs.yaml': 'id: 9',
    };
    expect(nextPostId(new Map(Object.entries(texts)))).toBe(5);
  });
});
