import type { Row } from '../check';

/** Checks of how a tag comes, moves, fails and goes. */
export const lifeRows: readonly Row[] = [
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
