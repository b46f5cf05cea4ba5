import { expect } from 'chai';
import { createElement } from 'react';
import { shadowHtml } from '../../site/prerender/html/shadow';
import { registry } from '../../widgets/registry';
import { FALLBACK } from '../../widgets/kit/element/boundary';
import { flag } from '../../widgets/kit/element/attributes';
import { define } from '../../widgets/kit/element/define';
import { attributesOf, type Definition } from '../../widgets/kit/element/definition';
import { recordEvents, recordWarnings, mount, nextTask, ready, until, wait, watchMutations } from './stage';

type Row = [title: string, check: (tag: string, definition: Definition) => Promise<void>];

const flagOf = (definition: Definition) =>
  attributesOf(definition).find(([, type]) => type.fallback === false)![0];
const root = (element: Element) => element.shadowRoot!.querySelector<HTMLElement>('[data-cat]')!;

const rows: Row[] = [
  [
    'takes a bare boolean attribute as true, "false" and its removal as false',
    async (tag, definition) => {
      const name = flagOf(definition);
      const element = mount(`<${tag} ${name}></${tag}>`);
      expect(Reflect.get(element, name)).to.equal(true);
      element.setAttribute(name, 'false');
      expect(Reflect.get(element, name)).to.equal(false);
      element.setAttribute(name, '');
      expect(Reflect.get(element, name)).to.equal(true);
      element.removeAttribute(name);
      expect(Reflect.get(element, name)).to.equal(false);
    },
  ],
  [
    'goes back to the default when an attribute is removed, to an empty value when it is ""',
    async (tag) => {
      const element = mount(`<${tag} theme="dark" heading="5" partner="larkspur"></${tag}>`);
      expect(root(element).dataset.theme).to.equal('dark');
      element.removeAttribute('theme');
      element.removeAttribute('heading');
      expect(root(element).dataset.theme).to.equal('auto');
      expect(Reflect.get(element, 'heading')).to.equal(3);
      element.setAttribute('partner', '');
      expect(Reflect.get(element, 'partner')).to.equal('');
    },
  ],
  [
    'contains malformed values: the default, one line on the console, no exception',
    async (tag) => {
      const logged = recordWarnings();
      for (let time = 0; time < 2; time++) {
        const element = mount(`<${tag} heading="large" theme="plaid" partner="a b&c"></${tag}>`);
        expect(Reflect.get(element, 'heading')).to.equal(3);
        expect(root(element).dataset.theme).to.equal('auto');
        expect(Reflect.get(element, 'partner')).to.equal('');
      }
      expect(logged.filter((line) => line.includes(tag))).to.have.length(3);
      expect(logged.every((line) => line.startsWith('[cat] '))).to.equal(true);
    },
  ],
  [
    'uses a property that was set before the definition arrived, and later ones too',
    async (tag) => {
      // Created in a document without a registry, like an element that is parsed before its definition.
      const parsed = document.implementation.createHTMLDocument().createElement(tag);
      Object.assign(parsed, { theme: 'dark' });
      mount('').append(parsed);
      expect(root(parsed).dataset.theme).to.equal('dark');
      Object.assign(parsed, { theme: 'light' });
      expect(root(parsed).dataset.theme).to.equal('light');
    },
  ],
  [
    'renders nothing while it is configured but not inserted',
    async (tag) => {
      const element = document.createElement(tag);
      element.setAttribute('theme', 'dark');
      Object.assign(element, { heading: 4 });
      await nextTask();
      expect(element.shadowRoot?.childElementCount ?? 0).to.equal(0);
    },
  ],
  [
    'keeps its nodes and state when it is moved, by append and by moveBefore',
    async (tag) => {
      const element = mount(`<${tag}></${tag}>`);
      const content = root(element).firstElementChild;
      const input = root(element).querySelector('input');
      if (input) {
        input.value = '12';
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }
      await nextTask();
      const elsewhere = mount('<div></div>');
      elsewhere.append(element);
      await nextTask();
      if ('moveBefore' in elsewhere)
        (elsewhere.parentElement as unknown as ParentMover).moveBefore(element, null);
      await nextTask();
      expect(root(element).firstElementChild).to.equal(content);
      if (input) expect(root(element).querySelector('input')?.value).to.equal('12');
    },
  ],
  [
    'is unmounted when it is removed for good, and comes back when it is inserted again',
    async (tag) => {
      const element = mount(`<${tag}></${tag}>`);
      const before = root(element).textContent;
      element.remove();
      await nextTask();
      expect(root(element).childNodes).to.have.length(0);
      mount('').append(element);
      expect(root(element).textContent).to.equal(before);
    },
  ],
  [
    'fires cat-shown once, after its listeners are added and not again when it is re-inserted',
    async (tag) => {
      const element = mount(`<${tag}></${tag}>`);
      const box = element.parentElement!;
      const shown = recordEvents(element, 'cat-shown');
      const failed = recordEvents(element, 'cat-failed');
      await until(() => shown.length);
      element.remove();
      await nextTask();
      box.append(element);
      await wait(150);
      expect(shown).to.deep.equal([null]);
      expect(failed).to.deep.equal([]);
    },
  ],
  [
    'does not fire cat-shown while the fallback shows',
    async (tag, definition) => {
      define({ ...definition, tag: `${definition.tag}-waiting`, component: () => FALLBACK });
      await ready(`${tag}-waiting`);
      const shown = recordEvents(mount(`<${tag}-waiting></${tag}-waiting>`), 'cat-shown');
      await wait(150);
      expect(shown).to.deep.equal([]);
    },
  ],
  [
    'stays when its definition arrives twice, and logs another version once',
    async (tag, definition) => {
      const logged = recordWarnings();
      const Class = customElements.get(tag)! as typeof HTMLElement & { version: string };
      define(definition);
      await nextTask();
      expect(logged).to.deep.equal([]);
      const { version } = Class;
      Class.version = 'another';
      define(definition);
      define(definition);
      await nextTask();
      Class.version = version;
      expect(logged).to.have.length(1);
      expect(customElements.get(tag)).to.equal(Class);
    },
  ],
  [
    'keeps a render error to itself: the fallback shows, one line on the console, cat-failed, no exception',
    async (tag, definition) => {
      const logged = recordWarnings();
      const component = () => {
        throw new Error('broken inside');
      };
      define({ ...definition, tag: `${definition.tag}-broken`, component });
      await ready(`${tag}-broken`);
      const element = mount(`<${tag}-broken><a href="/tours">Tours</a></${tag}-broken>`);
      const shown = recordEvents(element, 'cat-shown');
      const failed = recordEvents(element, 'cat-failed');
      const marked = document.createElement('b');
      marked.slot = 'fallback';
      element.append(marked);
      await until(() => element.shadowRoot!.querySelector('slot[name=fallback]'));
      for (const child of element.children) expect(child.assignedSlot?.hidden).to.equal(false);
      expect(logged).to.deep.equal([`[cat] ${tag}-broken: cannot be shown: Error: broken inside`]);
      await until(() => failed.length);
      const box = element.parentElement!;
      element.remove();
      await nextTask();
      box.append(element);
      await wait(150);
      expect([shown, failed]).to.deep.equal([[], [null]]);
    },
  ],
  [
    'hydrates a prerendered root in place: no mutation, the same nodes',
    async (tag, definition) => {
      const host = document.createElement('div');
      const html = shadowHtml(definition, definition.hash, '', { theme: 'dark' });
      host.setHTMLUnsafe(
        `<${tag}-before theme="dark"><template shadowrootmode="open">${html}</template></${tag}-before>`,
      );
      mount('').append(host);
      const prerendered = host.firstElementChild!;
      const nodes = [...prerendered.shadowRoot!.querySelectorAll('*')];
      // Defined under another name, because the element's own definition has loaded already.
      const mutations = watchMutations(prerendered.shadowRoot!);
      customElements.define(`${tag}-before`, class extends customElements.get(tag)! {});
      await nextTask();
      expect(mutations()).to.deep.equal([]);
      expect([...prerendered.shadowRoot!.querySelectorAll('*')]).to.deep.equal(nodes);
    },
  ],
  [
    'has the tokens of another look than the one it was prerendered in',
    async (tag, definition) => {
      const host = document.createElement('div');
      const html = shadowHtml(definition, definition.hash, '[data-look]{--_accent:red}', { look: 'edition' });
      host.setHTMLUnsafe(
        `<${tag}-look look="edition"><template shadowrootmode="open">${html}</template></${tag}-look>`,
      );
      mount('').append(host);
      customElements.define(`${tag}-look`, class extends customElements.get(tag)! {});
      const element = host.firstElementChild!;
      const token = (name: string) => getComputedStyle(root(element)).getPropertyValue(name);
      element.setAttribute('look', 'match');
      expect(token('--_muted')).not.to.equal('');
      element.setAttribute('look', 'edition');
      expect(token('--_accent')).to.equal('red');
    },
  ],
  [
    'renders a root afresh that was made of other code or for other attributes',
    async (tag) => {
      const host = document.createElement('div');
      host.setHTMLUnsafe(
        `<${tag}-old theme="dark"><template shadowrootmode="open"><style>:host{}</style><div data-cat="00000000"><p>made long ago</p></div></template></${tag}-old>`,
      );
      mount('').append(host);
      customElements.define(`${tag}-old`, class extends customElements.get(tag)! {});
      const element = host.firstElementChild!;
      expect(element.shadowRoot!.textContent).not.to.contain('made long ago');
      expect(root(element).dataset.theme).to.equal('dark');
      expect(root(element).childElementCount).to.be.greaterThan(0);
    },
  ],
];

interface ParentMover {
  moveBefore(node: Node, before: Node | null): void;
}

/** A minimal element. */
const synthetic = () =>
  define({
    tag: 'cat-synthetic',
    attributes: { still: flag() },
    config: {},
    hash: '0',
    css: '',
    edition: () => Promise.resolve({ css: '' }),
    component: () => createElement('p', null, 'A cat'),
  }) as unknown as Definition;

for (const tag of ['cat-synthetic', 'cat-tour-list', 'cat-contact', 'cat-gallery'] as const) {
  describe(`<${tag}>`, () => {
    let definition: Definition;
    before(async () => {
      if (tag === 'cat-synthetic') definition = synthetic();
      else
        definition = Object.values(await registry[tag]()).find(
          (value) => (value as Definition).tag === tag,
        ) as Definition;
      await definition.loadData?.();
      await ready(tag);
    });
    for (const [title, check] of rows) it(title, () => check(tag, definition));
  });
}
