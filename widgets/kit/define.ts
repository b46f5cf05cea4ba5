import r2wc from '@r2wc/core';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { build } from '#content/build';
import type { AttributeTable, AttributeType } from './attributes';
import { attributesOf, camel, parse, stamp, valueOf, view, wrapperAttributes, type Definition } from './definition';
import { report } from './report';
import { adoptSheets } from './sheets';

// The names under which r2wc 1.3.1 keeps its state. The version is pinned because of them.
const CONNECTED = Symbol.for('r2wc.connected');
const PROPS = Symbol.for('r2wc.props');
const RENDER = Symbol.for('r2wc.render');

interface Base extends HTMLElement {
  [CONNECTED]: boolean;
  [PROPS]: Record<string, string | undefined>;
  [RENDER](): void;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

/**
 * Makes a tag of a definition and registers it, in a task of its own so that many tags on a page never add
 * up to one long task. On a server it only hands the definition back. A tag that exists already stays.
 */
export function define<A extends AttributeTable>(definition: Definition<A>): Definition<A> {
  if (globalThis.customElements) setTimeout(register, 0, definition);
  return definition;
}

function register(definition: Definition): void {
  const known = customElements.get(definition.tag) as { version?: string } | undefined;
  if (known) {
    if (known.version !== build.id) report(definition.tag, 'is already defined, by another version; the first stays');
    return;
  }
  customElements.define(definition.tag, elementClass(definition));
}

/**
 * The custom element class: r2wc's, with the element semantics that it lacks. Attribute texts are kept as
 * they are and parsed when rendering, so nothing in a page can make the constructor throw.
 */
function elementClass(definition: Definition): CustomElementConstructor {
  const names = Object.keys(attributesOf(definition));
  const types = Object.fromEntries(names.map((name) => [name, 'string' as const]));
  const R2wc = r2wc(
    definition.component as never,
    { shadow: 'open', props: types },
    { mount, update, unmount } as never,
  ) as unknown as { new (): Base; prototype: Base };

  class CatElement extends R2wc {
    static version = build.id;
    #emit = (name: string, detail?: unknown) => {
      this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
    };

    constructor() {
      super();
      // r2wc starts as connected and would mount on the first property set, with half of the props.
      this[CONNECTED] = false;
    }

    get emit() {
      return this.#emit;
    }

    // r2wc calls this from its constructor; a prerendered root must be handed back, not emptied.
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      return this.shadowRoot ?? super.attachShadow(init);
    }

    override connectedCallback() {
      for (const name of names) takeEarlyProperty(this, camel(name));
      adoptSheets(this.shadowRoot!, definition);
      super.connectedCallback();
    }

    attributeChangedCallback(name: string, _old: string | null, value: string | null) {
      this[PROPS][name] = value ?? undefined;
      this[RENDER]();
    }

    // A move within the document is a disconnect and a connect in one breath, and must keep the state.
    override disconnectedCallback() {
      queueMicrotask(() => {
        if (this.isConnected) return;
        this[CONNECTED] = false;
        super.disconnectedCallback();
      });
    }

    // Declared so that moveBefore() does not disconnect at all.
    connectedMoveCallback() {}
  }

  for (const [name, type] of Object.entries(attributesOf(definition))) defineProperty(CatElement.prototype, name, type);
  return CatElement;

  type Mounted = { element: CatElement; root: Root; wrapper: HTMLElement };

  function render(element: CatElement, wrapper: HTMLElement) {
    const values = parse(definition, element[PROPS]);
    for (const [name, value] of Object.entries(wrapperAttributes(values))) {
      if (wrapper.getAttribute(name) !== value) wrapper.setAttribute(name, value);
    }
    return view(definition, values, element.emit);
  }

  function mount(shadow: ShadowRoot): Mounted {
    const element = shadow.host as CatElement;
    const current = stamp(definition, element[PROPS]);
    const found = shadow.querySelector<HTMLElement>('[data-cat]');
    if (found?.firstChild && found.dataset.cat === current) {
      return { element, wrapper: found, root: hydrateRoot(found, render(element, found)) };
    }
    const wrapper = found ?? shadow.appendChild(document.createElement('div'));
    wrapper.replaceChildren();
    wrapper.dataset.cat = current;
    const root = createRoot(wrapper);
    root.render(render(element, wrapper));
    return { element, wrapper, root };
  }

  function update({ element, root, wrapper }: Mounted) {
    root.render(render(element, wrapper));
  }

  function unmount({ root }: Mounted) {
    root.unmount();
  }
}

/** A property that was set before the definition arrived hides the accessor: hand its value over. */
function takeEarlyProperty(element: HTMLElement, property: string): void {
  if (!Object.hasOwn(element, property)) return;
  const value: unknown = Reflect.get(element, property);
  Reflect.deleteProperty(element, property);
  Reflect.set(element, property, value);
}

/** A property mirrors its attribute: null, undefined and false remove it, true is the bare attribute. */
function defineProperty(prototype: Base, name: string, type: AttributeType<unknown>): void {
  Object.defineProperty(prototype, camel(name), {
    configurable: true,
    enumerable: true,
    get(this: Base) {
      return valueOf(type, this.getAttribute(name) ?? undefined) ?? type.fallback;
    },
    set(this: Base, value: unknown) {
      if (value === null || value === undefined || value === false) this.removeAttribute(name);
      else this.setAttribute(name, value === true ? '' : String(value));
    },
  });
}
