import { defineComponent, h, onMounted } from 'vue';
import { ensureLoader, tourLink, type Names } from './index.js';

/** Makes a component for Vue 3 of a tag: attributes and listeners fall through to it. */
export const wrap = (tag: string) =>
  defineComponent({
    name: 'CatTag',
    setup(_, { attrs, slots }) {
      onMounted(() => ensureLoader());
      return () => {
        const { name, href } = tourLink(attrs as Names);
        return h(tag, slots['default']?.() ?? [h('a', { href }, name)]);
      };
    },
  });
