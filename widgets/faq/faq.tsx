import { useRef } from 'react';
import { useEmbed } from '../kit/element/embed-context';
import { prose, readProse } from '../kit/data/prose';
import { useQuery, type Query } from '../kit/data/query';
import { readBack } from '../kit/data/read-back';
import type { FaqEntry } from '../kit/model/faq';
import { Credit } from '../kit/ui/credit';
import { QueryState } from '../kit/data/query-state';
import { useDeepLink } from './use-deep-link';

interface Props {
  topic: string;
  topics: Query<string, readonly FaqEntry[]>;
  /** The first answer is open at the start. */
  open: boolean;
  /** Opening one answer closes the others. */
  exclusive: boolean;
}

/** Questions that unfold. Native, so they work without script and the browser's own search finds what is folded. */
export function Faq({ topic, topics, open, exclusive }: Props) {
  const { home, root } = useEmbed();
  const { value: items, failed, retry } = useQuery(topics, topic, () => readItems(root));
  const list = useRef<HTMLDivElement>(null);
  const lit = useDeepLink(list, Boolean(items));
  if (!items) return <QueryState failed={failed} onRetry={retry} />;
  return (
    <div className="faq">
      <div ref={list} className="faq-list">
        {items.map(({ id, question, answer }, index) => (
          <details
            key={id}
            id={id}
            part="card"
            className="faq-item"
            name={exclusive ? 'faq' : undefined}
            open={open && index === 0}
            data-lit={lit === id ? '' : undefined}
          >
            <summary part="title">{question}</summary>
            <p>{prose(answer)}</p>
          </details>
        ))}
      </div>
      {home ? null : <Credit />}
    </div>
  );
}

/** Reads the questions back from prerendered HTML; see readBack. */
const readItems = (root: ParentNode | undefined): readonly FaqEntry[] | undefined =>
  readBack(root, 'details', ({ id, children }) => ({
    id,
    question: children[0]!.textContent,
    answer: readProse(children[1]!),
  }));
