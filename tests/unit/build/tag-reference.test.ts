import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { registry } from '../../../widgets/registry';

interface Named {
  name: string;
  type: { text: string };
  default?: string;
}
interface Declaration {
  tagName: string;
  attributes: (Named & { fieldName?: string })[];
  members: (Named & { kind: 'field' | 'method'; attribute?: string })[];
  events: Named[];
  cssProperties: Named[];
}

const { modules } = JSON.parse(readFileSync('.cache/types/custom-elements.json', 'utf8')) as {
  modules: { declarations: Declaration[] }[];
};
const declarations = modules.flatMap((module) => module.declarations);
const byTag = (tag: string) => declarations.find(({ tagName }) => tagName === tag)!;
const named = <T extends Named>(list: readonly T[], name: string) => list.find((item) => item.name === name);

describe('custom-elements.json', () => {
  it('has every element of the registry', () => {
    expect(declarations.map(({ tagName }) => tagName)).toEqual(Object.keys(registry).sort());
  });

  it('has defaults as text of the attribute and as code of the property', () => {
    const { attributes, members } = byTag('cat-tour-list');
    expect(named(attributes, 'no-search')).toMatchObject({ default: 'false', fieldName: 'noSearch' });
    expect(named(members, 'noSearch')).toMatchObject({ default: 'false', attribute: 'no-search' });
    expect(named(attributes, 'layout')?.default).toBe('cards');
    expect(named(members, 'layout')?.default).toBe('"cards"');
    expect(named(attributes, 'tours')).not.toHaveProperty('default');
  });

  it("has no property for the loader's attribute", () => {
    for (const { attributes, members } of declarations) {
      expect(named(attributes, 'loading')).not.toHaveProperty('fieldName');
      expect(members.flatMap(({ attribute = [] }) => attribute)).toEqual(
        attributes.map(({ name }) => name).filter((name) => name !== 'loading'),
      );
    }
  });

  it('lists the methods of elements that open a dialog', () => {
    const methods = (tag: string) =>
      byTag(tag).members.flatMap(({ kind, name }) => (kind === 'method' ? name : []));
    expect(methods('cat-tour-list')).toEqual(['open', 'close']);
    expect(methods('cat-faq')).toEqual([]);
  });

  it('lists the events of every element in each, with the types of their details', () => {
    for (const { events } of declarations)
      expect(named(events, 'cat-site-link')?.type.text).toBe('CustomEvent<{ path: string }>');
    expect(byTag('cat-video').events.map(({ name }) => name)).toEqual([
      'cat-video-play',
      'cat-shown',
      'cat-failed',
      'cat-site-link',
    ]);
  });

  it('lists the custom properties that an element reads, with their defaults', () => {
    const properties = (tag: string) => byTag(tag).cssProperties;
    expect(named(properties('cat-tour-list'), '--cat-image-aspect')?.default).toBe('4/3');
    expect(named(properties('cat-contact'), '--cat-image-aspect')).toBeUndefined();
    expect(named(properties('cat-contact'), '--cat-error')?.default).toBe('light-dark(#a82814, #ff9480)');
    expect(named(properties('cat-tour-list'), '--cat-error')).toBeUndefined();
    expect(named(properties('cat-help-button'), '--cat-focus')?.default).toMatch(/^var\(--cat-accent, light/);
  });
});
