import type { Check } from '../check';

/** Compares every node of a page with what the parser made, then proves by typing that changes are seen. */
const sameNodes: Check['probe'] = async ({ alive, settle, until, recorded, tags }) => {
  await alive();
  await settle();
  const now = new Set(recorded.walk());
  const before = new Set(recorded.nodes);
  const text = (nodes: Node[]) => nodes.map((node) => `${node.nodeName} ${node.textContent?.slice(0, 40)}`);
  const answer = {
    tags: tags().length > 0 && tags().every((tag) => before.has(tag.shadowRoot!)),
    gone: text([...before].filter((node) => !now.has(node))),
    // Outside of tags our pages may add what only a browser knows, such as the season of the year.
    fresh: text([...now].filter((node) => !before.has(node) && node.getRootNode() instanceof ShadowRoot)),
    // A copy: the typing below adds to it.
    changes: [...recorded.changes()],
    // What the first script left out comes back without a trace: no style but the one that was sent.
    styled: text(
      [...now].filter(
        (node) =>
          node instanceof Element && node.getAttribute('style') !== (recorded.styles.get(node) ?? null),
      ),
    ),
  };
  const seen = recorded.changes().length;
  const input = tags()
    .map((tag) => tag.shadowRoot!.querySelector('input'))
    .find(Boolean)!;
  input.value = '12';
  input.dispatchEvent(new Event('input', { bubbles: true }));
  await until(() => recorded.changes().length > seen, 'the change that the typing makes');
  return answer;
};

const expected = { tags: true, gone: [], fresh: [], changes: [], styled: [] };

/** Pages that carry the inside of their tags: nothing in there may be made anew. */
export const hydrationChecks: readonly Check[] = [
  {
    title: 'Hydration: the declarative snippet keeps every node, nothing changes',
    at: { partner: 'declarative' },
    watch: true,
    probe: sameNodes,
    expected,
  },
  {
    title: 'Hydration: /tours keeps every node, nothing in a shadow root changes',
    at: { site: '/tours' },
    watch: true,
    probe: sameNodes,
    expected,
  },
];
