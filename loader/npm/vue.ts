import { Comment, defineComponent, h, onMounted } from 'vue';
import { ensureLoader, tourLink, type Names } from './index.js';

const LISTENER = /^on[A-Z]/;

/** An attribute's name in HTML: `noSearch` is `no-search`, as it is for properties of Vue's own components. */
const hyphenated = (name: string) =>
  LISTENER.test(name) ? name : name.replace(/\B[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Makes a component for Vue 3 of a tag, which gets all attributes and listeners. */
export const wrap = (tag: string) =>
  defineComponent({
    name: 'CatTag',
    inheritAttrs: false,
    setup(_, { attrs, slots }) {
      onMounted(() => ensureLoader());
      return () => {
        const { name, ...link } = tourLink(attrs as Names);
        const said = Object.entries(attrs).map(([attribute, value]) => [hyphenated(attribute), value]);
        const inside = slots['default']?.() ?? [];
        // What a condition leaves out is a comment there.
        const isEmpty = inside.every(({ type }) => type === Comment);
        return h(tag, Object.fromEntries(said), isEmpty ? [h('a', link, name)] : inside);
      };
    },
  });
