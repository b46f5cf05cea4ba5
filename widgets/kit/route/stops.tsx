import { createElement, type ReactNode } from 'react';
import { prose } from '../data/prose';
import { useEmbed } from '../element/embed-context';
import type { Stop } from '../model/route';

interface Props {
  stops: readonly Stop[];
  /** Level of their headings. */
  level: number;
  /** Name of each as a part of a tag. */
  part?: string;
  /** Small pictures, in the order of the stops; most have none. */
  prints?: readonly ReactNode[];
}

/** The stops of a walk: numbered, because they are walked in this order. */
export const Stops = ({ stops, level, part, prints }: Props) => (
  <ol className="stops" role="list" lang={useEmbed().spoken?.english} hidden={!stops.length}>
    {stops.map(({ title, description }, index) => (
      <li key={title} id={`stop-${index + 1}`} part={part}>
        {createElement(`h${level}`, {}, title)}
        <p>{prose(description)}</p>
        {prints?.[index]}
      </li>
    ))}
  </ol>
);
