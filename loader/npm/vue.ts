import { Comment, defineComponent, h, onMounted } from 'vue';
import { ensureLoader, tourLink, type Names } from './index.js';

const LISTENER = /^on[A-Z]/;

/** Returns an attribute's name in HTML: `noSearch` is `no-search`, as for props of Vue. */
const hyphenated = (name: string) =>
  LISTENER.test(name) ? name : name.replace(/\B[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Returns a Vue 3 component of an element, which gets all attributes and listeners. */
export const wrap = (tag: string) =>
  defineComponent({
    name: 'CatTag',
    inheritAttrs: false,
    setup(_, { attrs, slots }) {
      onMounted(() => ensureLoader());
      return () => {
        const { name, ...link } = tourLink(attrs as Names);
        const entries = Object.entries(attrs).map(([attribute, value]) => [hyphenated(attribute), value]);
        const inside = slots['default']?.() ?? [];
        // A false condition renders a comment.
        const isEmpty = inside.every(({ type }) => type === Comment);
        return h(tag, Object.fromEntries(entries), isEmpty ? [h('a', link, name)] : inside);
      };
    },
  });
