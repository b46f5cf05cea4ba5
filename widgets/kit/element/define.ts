import r2wc from '@r2wc/core';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { AttributeTable } from './attributes';
import {
  attributesOf,
  camel,
  code,
  parse,
  parseAll,
  stamp,
  view,
  wrapperAttributes,
  type Definition,
} from './definition';
import { setUpThirdParty } from './set-up-third-party';
import { whenFluent } from './languages';
import type { Speaker } from './spoken';
import { showFallback } from './boundary';
import { warnOnce } from './warn-once';
import { configure } from '../services/config';
import { applySheets } from './sheets';
import { watchPictures } from '../watch-pictures';

// The names under which r2wc 1.3.1 keeps its state. The version is pinned because of them.
const CONNECTED = Symbol.for('r2wc.connected');
const PROPS = Symbol.for('r2wc.props');
const RENDER = Symbol.for('r2wc.render');

interface Base extends Speaker {
  [CONNECTED]: boolean;
  [PROPS]: Record<string, string | undefined>;
  [RENDER](): void;
  connectedCallback(): void;
  disconnectedCallback(): void;
  /** The tag's attribute. */
  home: boolean;
}

interface Mounted {
  element: Base;
  root: Root;
  wrapper: HTMLElement;
}

/**
 * Makes a tag of a definition and registers it, in a task of its own so that many tags on a page never add
 * up to one long task. On a server it only hands the definition back. A tag that exists already stays.
 */
export function define<A extends AttributeTable>(definition: Definition<A>): Definition<A> {
  configure(definition.config);
  if (globalThis.customElements) setTimeout(register, 0, definition);
  return definition;
}

function register(definition: Definition): void {
  const { tag } = definition;
  const known = customElements.get(tag) as { version?: string } | undefined;
  try {
    if (!known) customElements.define(tag, elementClass(definition));
    else if (known.version !== code) warnOnce(tag, 'another version came first');
  } catch (error) {
    // A page may have replaced the registry, or have given every object a property that descriptors know.
    warnOnce(tag, `cannot be defined: ${String(error)}`);
  }
}

/**
 * The custom element class: r2wc's, with the element semantics that it lacks. Attribute texts are kept as
 * they are and parsed when rendering, so nothing in a page can make the constructor throw.
 */
function elementClass(definition: Definition): CustomElementConstructor {
  const attributes = attributesOf(definition);
  const R2wc = r2wc(
    definition.component as never,
    { shadow: 'open', props: attributes.map(([name]) => name) },
    {
      mount: (shadow: ShadowRoot) => mount(definition, shadow),
      update: ({ element, root, wrapper }: Mounted) => root.render(render(definition, element, wrapper)),
      unmount: ({ root }: Mounted) => root.unmount(),
    } as never,
  ) as unknown as { new (): Base; prototype: Base };

  class CatElement extends R2wc {
    static version = code;

    constructor() {
      super();
      // r2wc starts as connected and would mount on the first property set, with half of the props.
      this[CONNECTED] = false;
    }

    // r2wc calls this from its constructor; a prerendered root must be handed back, not emptied.
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      if (this.shadowRoot) return this.shadowRoot;
      const root = super.attachShadow(init);
      // A page may close every root: what its author wrote inside the tag shows through it.
      if (!this.shadowRoot) showFallback(root);
      return root;
    }

    override connectedCallback() {
      if (!this.shadowRoot) return warnOnce(definition.tag, 'cannot be shown in a closed shadow root');
      const properties = this as unknown as Record<string, unknown>;
      for (const [name] of attributes) {
        // A property that was set before the definition arrived hides the accessor: hand its value over.
        const property = camel(name);
        // Safari before 15.4 has no Object.hasOwn.
        if (Object.prototype.hasOwnProperty.call(this, property)) {
          const value = properties[property];
          delete properties[property];
          properties[property] = value;
        }
      }
      const painted = this.shadowRoot.querySelector('[data-own], [data-cat]');
      // The parser may still be inside the prerendered root: only what follows it tells that it is whole.
      if (painted && !this.firstChild && document.readyState === 'loading') {
        document.addEventListener('DOMContentLoaded', () => this.isConnected && this.connectedCallback());
        return;
      }
      const mount = () => this.isConnected && super.connectedCallback();
      whenFluent(definition, this, () => {
        const waiting = painted && definition.waitsFor?.(parseAll(definition, this[PROPS]));
        if (!waiting) return mount();
        waiting.then(mount, () => warnOnce(definition.tag, 'could not be fetched'));
      });
    }

    attributeChangedCallback(name: string, _old: string | null, value: string | null) {
      this[PROPS][name] = value ?? undefined;
      whenFluent(definition, this, () => this[RENDER]());
    }

    // A move within the document disconnects and connects in one task, and must keep the state.
    override disconnectedCallback() {
      queueMicrotask(() => {
        if (!this.isConnected) super.disconnectedCallback();
      });
    }

    // Declared so that moveBefore() does not disconnect at all.
    connectedMoveCallback() {}
  }

  for (const [name, type] of attributes) {
    Object.defineProperty(CatElement.prototype, camel(name), {
      get(this: Base) {
        return parse(definition.tag, name, type, this[PROPS][name]);
      },
      // A property mirrors its attribute: null, undefined and false remove it, true is the bare attribute.
      set(this: Base, value: unknown) {
        if (value === null || value === undefined || value === false) this.removeAttribute(name);
        else this.setAttribute(name, value === true ? '' : String(value));
      },
    });
  }
  return CatElement;
}

function render(definition: Definition, element: Base, wrapper: HTMLElement) {
  const values = parseAll(definition, element[PROPS]);
  applySheets(element.shadowRoot!, wrapper, definition, values.look);
  for (const [name, value] of Object.entries(wrapperAttributes(values, element.spoken))) {
    if (wrapper.getAttribute(name) !== value) wrapper.setAttribute(name, String(value));
  }
  const emit = (name: string, detail: unknown) =>
    element.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: true }));
  return view(definition, values, emit, wrapper, element.spoken);
}

/** Draws a tag for the first time. Where even that fails, what the page's author wrote inside it shows. */
function mount(definition: Definition, shadow: ShadowRoot): Mounted | undefined {
  try {
    return draw(definition, shadow);
  } catch (error) {
    warnOnce(definition.tag, `cannot be shown: ${String(error)}`);
    showFallback(shadow);
    return undefined;
  }
}

function draw(definition: Definition, shadow: ShadowRoot): Mounted {
  const element = shadow.host as Base;
  const current = stamp(definition.hash, parseAll(definition, element[PROPS]));
  let wrapper = shadow.querySelector<HTMLElement>('[data-cat]');
  if (!wrapper) shadow.replaceChildren((wrapper = document.createElement('div')));
  if (!element.home) setUpThirdParty(element, wrapper);
  const content = render(definition, element, wrapper);
  const isCurrent = wrapper.firstChild && wrapper.dataset.cat === current;
  if (!isCurrent) {
    wrapper.replaceChildren();
    wrapper.dataset.cat = current;
  }
  watchPictures(wrapper);
  // An empty wrapper is drawn anew.
  return { element, wrapper, root: hydrateRoot(wrapper, content) };
}
