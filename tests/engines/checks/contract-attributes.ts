import type { Row } from '../check';

/** Checks of how attributes and properties become values. */
export const attributeRows: readonly Row[] = [
  {
    title: 'a bare boolean attribute is true, "false" and its removal are false',
    probe: async ({ define, put }, tag) => {
      await define(tag);
      const element = put(`<${tag} home></${tag}>`);
      const read = () => Reflect.get(element, 'home') as unknown;
      const seen = [read()];
      element.setAttribute('home', 'false');
      seen.push(read());
      element.setAttribute('home', '');
      seen.push(read());
      element.removeAttribute('home');
      return [...seen, read()];
    },
    expected: [true, false, true, false],
  },
  {
    title: 'a removed attribute gives way to the default',
    probe: async ({ define, put, wrapper }, tag) => {
      await define(tag);
      const element = put(`<${tag} theme="dark" heading="5"></${tag}>`);
      const before = [wrapper(element)!.dataset['theme'], Reflect.get(element, 'heading')];
      element.removeAttribute('theme');
      element.removeAttribute('heading');
      return [before, [wrapper(element)!.dataset['theme'], Reflect.get(element, 'heading')]];
    },
    expected: [
      ['dark', 5],
      ['auto', 3],
    ],
  },
  {
    title: 'an attribute set to "" is empty, not what it was',
    probe: async ({ define, put }, tag) => {
      await define(tag);
      const element = put(`<${tag} partner="larkspur"></${tag}>`);
      const before = Reflect.get(element, 'partner') as unknown;
      element.setAttribute('partner', '');
      return [before, Reflect.get(element, 'partner')];
    },
    expected: ['larkspur', ''],
  },
  {
    title: 'malformed values count as absent, with one line each',
    probe: async ({ define, put, wrapper }, tag) => {
      await define(tag);
      const bad = `<${tag} heading="large" theme="plaid" partner="a b&c"></${tag}>`;
      return [put(bad), put(bad)].map((element) => [
        wrapper(element)!.dataset['theme'],
        Reflect.get(element, 'heading'),
        Reflect.get(element, 'partner'),
      ]);
    },
    expected: [
      ['auto', 3, ''],
      ['auto', 3, ''],
    ],
    says: [
      /^warn: \[cat\] cat-[\w-]+: partner="a b&c" is no value for it$/,
      /^warn: \[cat\] cat-[\w-]+: theme="plaid" is no value for it$/,
      /^warn: \[cat\] cat-[\w-]+: heading="large" is no value for it$/,
    ],
  },
  {
    title: 'a property set before the definition arrives is used, and later ones work',
    probe: async ({ define, put, until, isAlive, wrapper }, tag) => {
      const element = put(`<${tag}></${tag}>`);
      Object.assign(element, { theme: 'dark' });
      await define(tag);
      await until(() => isAlive(element));
      const first = wrapper(element)!.dataset['theme'];
      Object.assign(element, { theme: 'light' });
      return [first, wrapper(element)!.dataset['theme'], element.getAttribute('theme')];
    },
    expected: ['dark', 'light', 'light'],
  },
];
