import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { registry } from '../../../widgets/registry';

interface Named {
  name: string;
  description: string;
  type: { text: string };
  default?: string;
  min?: number;
  max?: number;
}
interface Declaration {
  tagName: string;
  attributes: (Named & { fieldName?: string })[];
  members: (Named & { attribute: string })[];
  events: Named[];
  cssProperties: Named[];
}

const { modules } = JSON.parse(readFileSync('loader/types/custom-elements.json', 'utf8')) as {
  modules: { declarations: Declaration[] }[];
};
const declarations = modules.flatMap((module) => module.declarations);
const byTag = (tag: string) => declarations.find(({ tagName }) => tagName === tag)!;
const named = <T extends Named>(list: readonly T[], name: string) => list.find((item) => item.name === name);

describe('the manifest of custom elements', () => {
  it('has every tag, wherever its line is in the registry', () => {
    expect(declarations.map(({ tagName }) => tagName)).toEqual(Object.keys(registry).toSorted());
  });

  it('tells what holds without an attribute: as text of the attribute, as code of the property', () => {
    const { attributes, members } = byTag('cat-tour-list');
    expect(named(attributes, 'no-search')).toMatchObject({ default: 'false', fieldName: 'noSearch' });
    expect(named(members, 'noSearch')).toMatchObject({ default: 'false', attribute: 'no-search' });
    expect(named(attributes, 'layout')?.default).toBe('cards');
    expect(named(members, 'layout')?.default).toBe('"cards"');
    expect(named(attributes, 'tours')).not.toHaveProperty('default');
  });

  it('knows between what a number may be', () => {
    expect(named(byTag('cat-price-calculator').attributes, 'guests')).toMatchObject({ min: 1, max: 30 });
    expect(named(byTag('cat-blog').attributes, 'post')).toMatchObject({ min: 1 });
    expect(named(byTag('cat-blog').attributes, 'post')).not.toHaveProperty('max');
  });

  it('has no property of what the loader alone reads', () => {
    for (const { attributes, members } of declarations) {
      expect(named(attributes, 'loading')).not.toHaveProperty('fieldName');
      expect(members.map(({ attribute }) => attribute)).toEqual(
        attributes.map(({ name }) => name).filter((name) => name !== 'loading'),
      );
    }
  });

  it('has of custom properties those alone that a tag reads, each with a sentence and a default', () => {
    for (const { cssProperties } of declarations) {
      expect(cssProperties.map(({ name }) => name)).not.toContain('--cat-rem');
      for (const { name, description, default: fallback } of cssProperties) {
        expect(description, name).toMatch(/\.$/);
        // Ours are private: a page could not set them.
        expect(fallback, name).toMatch(/^(?!.*--_)./);
      }
    }
    const properties = (tag: string) => byTag(tag).cssProperties;
    expect(named(properties('cat-tour-list'), '--cat-image-aspect')?.default).toBe('4/3');
    expect(named(properties('cat-contact'), '--cat-image-aspect')).toBeUndefined();
    expect(named(properties('cat-contact'), '--cat-error')?.default).toBe('light-dark(#a82814, #ff9480)');
    expect(named(properties('cat-tour-list'), '--cat-error')).toBeUndefined();
    expect(named(properties('cat-help-button'), '--cat-focus')?.default).toMatch(/^var\(--cat-accent, light/);
    expect(named(properties('cat-price-calculator'), '--cat-pad')?.default).toMatch(/^clamp\(20px, /);
  });
});
