import type { Check } from '../check';

/** Compares every node of a page with what the parser made, then proves by a search that changes are seen. */
const sameNodes: Check['probe'] = async ({ alive, settle, until, recorded, tags }) => {
  await alive();
  await settle();
  const now = new Set(recorded.walk());
  const before = new Set(recorded.nodes);
  const names = (nodes: Set<Node>, others: Set<Node>) =>
    [...nodes]
      .filter((node) => !others.has(node))
      .map((node) => `${node.nodeName} ${node.textContent?.slice(0, 40)}`);
  const answer = {
    allTagsHadRoots: tags().every((tag) => before.has(tag.shadowRoot!)),
    gone: names(before, now),
    fresh: names(now, before),
    changes: [...recorded.changes()],
  };
  const input = tags()
    .map((tag) => tag.shadowRoot!.querySelector('input'))
    .find(Boolean)!;
  input.value = '12';
  input.dispatchEvent(new Event('input', { bubbles: true }));
  await until(() => recorded.changes().length, 'the change that the search makes');
  return answer;
};

const expected = { allTagsHadRoots: true, gone: [], fresh: [], changes: [] };

/** Pages that carry the inside of their tags: nothing in there may be made anew. */
export const hydrationChecks: readonly Check[] = [
  {
    title: 'Hydration: the declarative snippet keeps every node, nothing changes',
    at: { partner: 'declarative' },
    watch: true,
    probe: sameNodes,
    expected,
  },
  ...['/tours', '/tours/private-tours'].map((path): Check => ({
    title: `Hydration: ${path} keeps every node, nothing in a shadow root changes`,
    at: { site: path },
    watch: true,
    probe: sameNodes,
    expected,
  })),
];
