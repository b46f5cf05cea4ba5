import { samplesSchema, type SampleRow } from '../../../schema/sample';
import { fingerprint } from '../fingerprint';
import { valuesAt } from '../read/field-path';
import { fieldName } from '../read/problems';
import { readFile, type Reader } from '../read/reader';
import type { Source } from '../read/source';
import { walkTexts, type Path } from '../read/walk-texts';

/** A value that only the owner can replace: its position, and its row in `samples.yaml`. */
export interface Sample {
  file: string;
  line: number;
  field: string;
  path: Path;
  row: Omit<SampleRow, 'fingerprint'>;
}

export const readSamples = (reader: Reader): SampleRow[] =>
  readFile(reader, 'samples.yaml', samplesSchema)?.data.samples ?? [];

const sampleAt = ({ file, lineOf }: Source, path: Path, row: Sample['row']): Sample => ({
  file,
  line: lineOf(path),
  field: fieldName(path),
  path,
  row,
});

/** Returns the samples of a file whose values are unchanged. */
export const sampleValues = ({ samples }: Reader, name: string, source: Source): Sample[] =>
  samples.flatMap((row) => {
    const [file, field = ''] = row.path.split('#');
    if (file !== name) return [];
    return valuesAt(source.data, field)
      .filter(({ value }) => fingerprint(value) === row.fingerprint)
      .map(({ path }) => sampleAt(source, path, row));
  });

/** Matches made-up keys: `sample-...`, or only zeros. */
const SAMPLE_KEY = /^\s*(?:sample[-_][\w-]+|0{2,})\s*$/;

/** Returns samples in the settings whose rows in the list were deleted. */
function unlistedSamples(source: Source, listed: readonly Sample[]): Sample[] {
  const found: Sample[] = [];
  walkTexts(source.data, (text, path) => {
    const note = 'a sample, though not in the list of samples; put in your own';
    const field = fieldName(path).replace(/\[\d+\]/g, '[]');
    const sample = sampleAt(source, path, { path: `settings.yaml#${field}`, kind: 'key', note });
    const isListed = listed.some(({ file, field }) => file === sample.file && field === sample.field);
    if (SAMPLE_KEY.test(text) && !isListed) found.push(sample);
  });
  return found;
}

/** Returns all samples of a folder that was read, and the rows whose value the owner has replaced. */
export function findSamples(reader: Reader) {
  const { sources } = reader;
  const listed = [...sources].flatMap(([name, source]) => sampleValues(reader, name, source));
  const settings = sources.get('settings.yaml');
  const open = new Set(listed.map(({ row }) => row));
  const settled = reader.samples
    .filter((row) => !open.has(row))
    .map((row) => {
      const [file = '', field = ''] = row.path.split('#');
      const values = valuesAt(sources.get(file)?.data, field);
      // With the fingerprints of the current values.
      return { ...row, present: values.map(({ value }) => fingerprint(value)) };
    });
  return { samples: [...listed, ...(settings ? unlistedSamples(settings, listed) : [])], settled };
}
