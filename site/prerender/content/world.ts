import { formatSample, type Sample } from './samples/samples';

/** Stops a build for the world while samples stand where the site needs the owner's own: addresses, numbers, links. */
export function stopForKeys(samples: readonly Sample[]): void {
  const keys = samples.filter(({ kind }) => kind === 'key');
  if (keys.length === 0) return;
  throw new Error(
    [
      `The site cannot go out with these samples (${keys.length}):`,
      ...keys.map(formatSample),
      '',
      'Put in your own. Where one is right as it stands, delete its row in site/content/samples.yaml.',
      'To build a site to look at, samples and all: npm run build -- --with-samples',
    ].join('\n'),
  );
}

/** Returns what a build for the world says of its samples: what it has left out, and what it shows unconfirmed. */
export function tellSamples(samples: readonly Sample[]): string[] {
  const section = (kind: Sample['kind'], heading: string) => {
    const ofKind = samples.filter((sample) => sample.kind === kind);
    return ofKind.length ? [`${heading} (${ofKind.length}):`, ...ofKind.map(formatSample)] : [];
  };
  return [
    ...section('placeholder', 'Left out, because nothing but a sample stands there'),
    ...section('claim', 'Shown, though nobody has confirmed it'),
  ];
}
