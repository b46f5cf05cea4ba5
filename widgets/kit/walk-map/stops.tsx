import { createElement, type ReactNode } from 'react';
import { prose } from '../data/prose';
import { useEmbed } from '../element/embed-context';
import type { Stop } from '../model/walk-map';

interface Props {
  stops: readonly Stop[];
  level: number;
  part?: string;
  /** Small pictures by index; most stops have none. */
  prints?: readonly ReactNode[];
}

export const Stops = ({ stops, level, part, prints }: Props) => (
  <ol className="stops" role="list" lang={useEmbed().locale?.english} hidden={!stops.length}>
    {stops.map(({ title, description }, index) => (
      <li key={title} id={`stop-${index + 1}`} part={part}>
        {createElement(`h${level}`, {}, title)}
        <p>{prose(description)}</p>
        {prints?.[index]}
      </li>
    ))}
  </ol>
);
