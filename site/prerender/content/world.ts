import { linesOf, section, type Sample } from './samples/samples';

/** Stops a production build while samples stand where the site needs the owner's own: addresses, numbers, links. */
export function stopForKeys(samples: readonly Sample[]): void {
  const keys = section('The site cannot go out with these samples', linesOf(samples, 'key'), ':');
  if (keys.length === 0) return;
  throw new Error(
    [
      ...keys,
      '',
      'Put in your own. Where one is right as it stands, delete its row in site/content/samples.yaml.',
      'To build a site to look at, samples and all: npm run build -- --with-samples',
    ].join('\n'),
  );
}

/** Returns what a production build reports of its samples: what it has left out, and what it shows unconfirmed. */
export const tellSamples = (samples: readonly Sample[]): string[] => [
  ...section('Left out, because nothing but a sample stands there', linesOf(samples, 'placeholder'), ':'),
  ...section('Shown, though nobody has confirmed it', linesOf(samples, 'claim'), ':'),
];
