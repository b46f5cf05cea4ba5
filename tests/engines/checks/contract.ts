import type { Check } from '../check';

/** A check that holds for an element of any kind. */
type Row = Pick<Check, 'title' | 'probe' | 'expected' | 'says'>;

const rows: readonly Row[] = [
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
  {
    title: 'a tag that is never inserted renders nothing',
    probe: async ({ define, settle }, tag) => {
      await define(tag);
      const element = document.createElement(tag);
      element.setAttribute('theme', 'dark');
      Object.assign(element, { heading: 4 });
      await settle();
      return [element.shadowRoot?.childElementCount ?? 0, element.shadowRoot?.adoptedStyleSheets.length ?? 0];
    },
    expected: [0, 0],
  },
  {
    title: 'a moved tag keeps its nodes and state, with moveBefore where it exists',
    probe: async ({ define, put, still, wrapper, settle }, tag) => {
      await define(tag);
      const element = put(`<${tag}></${tag}>`);
      await still(element);
      const field = wrapper(element)!.querySelector('input');
      if (field) {
        field.value = '12';
        field.dispatchEvent(new Event('input', { bubbles: true }));
        await still(element);
      }
      const nodes = [...wrapper(element)!.querySelectorAll('*')];
      const isSame = () => {
        const now = [...wrapper(element)!.querySelectorAll('*')];
        return now.length === nodes.length && now.every((node, index) => node === nodes[index]);
      };
      const box = put('<section></section>');
      box.append(element);
      await settle();
      const afterAppend = [isSame(), !field || field.value === '12'];
      if ('moveBefore' in box) {
        (put('<section></section>') as unknown as { moveBefore(node: Node, to: null): void }).moveBefore(
          element,
          null,
        );
        await settle();
      }
      return [afterAppend, [isSame(), !field || field.value === '12']];
    },
    expected: [
      [true, true],
      [true, true],
    ],
  },
  {
    title: 'a removed tag is unmounted, leaves nothing behind, and comes back when inserted again',
    probe: async ({ define, put, still, until, wrapper }, tag) => {
      await define(tag);
      const element = put(`<${tag}></${tag}>`);
      await still(element);
      const text = wrapper(element)!.textContent;
      const around = () => [
        document.head.outerHTML,
        document.body.attributes.length,
        document.adoptedStyleSheets.length,
      ];
      const before = JSON.stringify(around());
      for (let round = 0; round < 100; round++) {
        const box = element.parentElement!;
        element.remove();
        await until(() => wrapper(element)!.childNodes.length === 0, 'the tag to be unmounted');
        box.append(element);
      }
      await still(element);
      return [
        wrapper(element)!.textContent === text,
        element.shadowRoot!.adoptedStyleSheets.length,
        JSON.stringify(around()) === before,
      ];
    },
    // The sheet that all tags share, and its own.
    expected: [true, 2, true],
  },
  {
    title: 'a definition that arrives twice changes nothing; another version is reported once',
    probe: async ({ define, put, isAlive, chunkOf }, tag) => {
      await define(tag);
      const Class = customElements.get(tag) as typeof HTMLElement & { version: string };
      const chunk = chunkOf(tag);
      const arrive = async (query: string) => {
        await import(chunk + query);
        await new Promise((resolve) => setTimeout(resolve, 0));
      };
      await arrive('?again=1');
      Class.version = 'another';
      await arrive('?again=2');
      await arrive('?again=3');
      return [customElements.get(tag) === Class, isAlive(put(`<${tag}></${tag}>`))];
    },
    expected: [true, true],
    says: [/^warn: \[cat\] cat-[\w-]+: another version came first$/],
  },
  {
    title: 'a render error shows the fallback and stays inside',
    probe: async ({ define, put, until }, tag) => {
      await define(tag);
      // A page that has broken what every widget needs: only the fallback's slot can still be made.
      const own = Document.prototype.createElementNS;
      Document.prototype.createElementNS = function (this: Document, space: string | null, name: string) {
        if (name !== 'slot') throw new Error('broken inside');
        return own.call(this, space, name);
      } as typeof own;
      const element = put(`<${tag}><a href="/tours">Tours</a></${tag}>`);
      const slots = () => [...element.shadowRoot!.querySelectorAll('slot')];
      const slot = await until(
        () => slots().find((one) => !one.hidden && one.assignedElements().length),
        'the fallback',
      );
      Document.prototype.createElementNS = own;
      return [slot.assignedElements().map(({ textContent }) => textContent), element.offsetHeight > 0];
    },
    expected: [['Tours'], true],
    says: [/^warn: \[cat\] cat-[\w-]+: cannot be shown: Error: broken inside$/],
  },
  {
    title: 'a root made by other code is rendered afresh',
    probe: async ({ define, until, wrapper }, tag) => {
      await define(tag);
      const box = document.createElement('div');
      box.setHTMLUnsafe(
        `<${tag} theme="dark"><template shadowrootmode="open"><style>:host{}</style><div data-cat="00000000"><p>yesteryear</p></div></template></${tag}>`,
      );
      document.body.append(box);
      const element = box.firstElementChild!;
      // One that has to fetch something leaves the old inside until it can replace it.
      await until(() => wrapper(element)?.dataset['theme'], 'the new inside');
      return [
        element.shadowRoot!.textContent.includes('yesteryear'),
        wrapper(element)!.dataset['theme'],
        wrapper(element)!.childElementCount > 0,
      ];
    },
    expected: [false, 'dark', true],
  },
];

/** Every row for a list, a form, and an element whose content comes in a file of its own. */
export const contractChecks: readonly Check[] = ['cat-tour-list', 'cat-contact', 'cat-gallery'].flatMap(
  (tag) =>
    rows.map((row): Check => ({ ...row, title: `${tag}: ${row.title}`, tag, at: { body: '{{LOADER}}' } })),
);
