import r2wc from '@r2wc/core';
import { hydrateRoot, type Root } from 'react-dom/client';
import { code } from 'virtual:build';
import type { AttributeTable } from './attributes';
import {
  attributesOf,
  camel,
  parse,
  parseAll,
  stamp,
  view,
  wrapperAttributes,
  type Definition,
} from './definition';
import type { Embed } from './embed-context';
import { setUpThirdParty } from '../third-party/set-up-third-party';
import { whenMessagesLoaded } from './when-messages-loaded';
import type { LocalizedElement } from './locale';
import { showFallback } from './boundary';
import { warnOnce } from './warn-once';
import { configure } from '../services/config';
import { applySheets, whenThemed } from './sheets';
import { watchPictures } from '../picture/watch-pictures';

// The keys of r2wc 1.3.1's state; package.json pins the version.
const CONNECTED = Symbol.for('r2wc.connected');
const PROPS = Symbol.for('r2wc.props');
const RENDER = Symbol.for('r2wc.render');

interface Base extends LocalizedElement {
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

/** Registers an element in a task of its own, so that many elements are no long task. Does nothing on a server. */
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
    // The host page may have replaced the registry or extended Object.prototype.
    warnOnce(tag, `cannot be defined: ${String(error)}`);
  }
}

/** Returns r2wc's class with the element semantics that it lacks. Attributes are parsed when rendering. */
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
    /** Follows the page when it changes its language. */
    observer = new MutationObserver(() => this.connectedCallback());
    /** A command that came before the content. */
    earlyCommand: Event | undefined;

    constructor() {
      super();
      // r2wc starts as connected and would mount on the first property set.
      this[CONNECTED] = false;
      // The host page may have extended Object.prototype.
      Object.setPrototypeOf(this[PROPS], null);
    }

    // Called by r2wc's constructor; keeps a prerendered root.
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      if (this.shadowRoot) return this.shadowRoot;
      const root = super.attachShadow(init);
      // The host page may close every root.
      if (!this.shadowRoot) showFallback(root);
      return root;
    }

    override connectedCallback() {
      if (!this.shadowRoot) return warnOnce(definition.tag, 'cannot be shown in a closed shadow root');
      const properties = this as unknown as Record<string, unknown>;
      for (const [name] of attributes) {
        // A property that was set before the definition arrived hides the accessor.
        const property = camel(name);
        // Safari before 15.4 has no Object.hasOwn.
        if (Object.prototype.hasOwnProperty.call(this, property)) {
          const value = properties[property];
          delete properties[property];
          properties[property] = value;
        }
      }
      const prerendered = this.shadowRoot.querySelector('[data-own], [data-cat]');
      // The parser may still be inside the prerendered root.
      if (prerendered && !this.firstChild && document.readyState === 'loading') {
        document.addEventListener('DOMContentLoaded', () => this.isConnected && this.connectedCallback());
        return;
      }
      if (definition.config.translated)
        this.observer.observe(document.documentElement, { attributeFilter: ['lang'], subtree: true });
      const mount = () => {
        if (!this.isConnected) return;
        super.connectedCallback();
        if (this.earlyCommand) this.dispatchEvent(this.earlyCommand);
        this.earlyCommand = undefined;
      };
      whenMessagesLoaded(definition, this, () => {
        const values = parseAll(definition, this[PROPS]);
        const waiting = prerendered
          ? definition.waitsFor?.(values)
          : !this.home && whenThemed(definition, values.look);
        if (!waiting) return mount();
        if (!prerendered) showFallback(this.shadowRoot!);
        waiting.then(mount, () => warnOnce(definition.tag, 'could not be fetched'));
      });
    }

    attributeChangedCallback(name: string, _old: string | null, value: string | null) {
      this[PROPS][name] = value ?? undefined;
      whenMessagesLoaded(definition, this, () => this[RENDER]());
    }

    // A move within the document disconnects and connects in one task.
    override disconnectedCallback() {
      this.observer.disconnect();
      queueMicrotask(() => {
        if (!this.isConnected) super.disconnectedCallback();
      });
    }

    // Declared so that moveBefore() does not disconnect.
    connectedMoveCallback() {}
  }

  for (const name of definition.commands ?? []) {
    Object.defineProperty(CatElement.prototype, name, {
      value(this: CatElement) {
        const event = Object.assign(new Event('command'), { command: `--${name}` });
        if (this[CONNECTED]) this.dispatchEvent(event);
        else this.earlyCommand = event;
      },
    });
  }
  for (const [name, type] of attributes) {
    Object.defineProperty(CatElement.prototype, camel(name), {
      get(this: Base) {
        return parse(definition.tag, name, type, this[PROPS][name]);
      },
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
  for (const [name, value] of Object.entries(wrapperAttributes(values, element.locale))) {
    if (wrapper.getAttribute(name) !== value) wrapper.setAttribute(name, String(value));
  }
  return view(definition, values, emitFrom(element), wrapper, element.locale);
}

const emitFrom =
  (element: Element): Embed['emit'] =>
  (name, detail) =>
    element.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: true }));

/** Renders for the first time; shows the fallback on an error. */
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
  const content = render(definition, element, wrapper);
  if (!element.home) setUpThirdParty(element, wrapper, emitFrom(element));
  const isCurrent = wrapper.firstChild && wrapper.dataset.cat === current;
  if (!isCurrent) {
    wrapper.replaceChildren();
    wrapper.dataset.cat = current;
  }
  watchPictures(wrapper);
  return { element, wrapper, root: hydrateRoot(wrapper, content) };
}
