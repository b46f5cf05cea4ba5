import { useRef } from 'react';
import { useEmbed } from '../kit/element/embed-context';
import { prose } from '../kit/data/prose';
import { query, useQuery } from '../kit/data/query';
import { Credit } from '../kit/ui/credit';
import { QueryState } from '../kit/data/query-state';
import { modules } from './data';
import { useDeepLink } from './use-deep-link';

type Topic = keyof typeof modules;
export const topicNames = Object.keys(modules) as Topic[];
export const topics = query(async (topic: Topic) => (await modules[topic]()).items);

interface Props {
  topic: Topic;
  /** The first answer starts open. */
  open: boolean;
  exclusive: boolean;
}

/** Renders questions as native `details`, which work without scripts and which find in page opens. */
export function Faq({ topic, open, exclusive }: Props) {
  const { home, emit } = useEmbed();
  const { value: items, failed, retry } = useQuery(topics, topic);
  const list = useRef<HTMLDivElement>(null);
  const lit = useDeepLink(list, Boolean(items));
  if (!items) return <QueryState failed={failed} onRetry={retry} />;
  return (
    <div className="box">
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
            <summary
              part="title"
              onClick={({ currentTarget }) => {
                const { open: wasOpen } = currentTarget.parentElement as HTMLDetailsElement;
                if (!wasOpen) emit('cat-question-open', { question: id });
              }}
            >
              {question}
            </summary>
            <p>{prose(answer)}</p>
          </details>
        ))}
      </div>
      {home ? null : <Credit />}
    </div>
  );
}
