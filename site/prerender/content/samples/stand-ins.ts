import { fieldName } from '../read/problems';
import type { Loaded } from '../read/reader';
import type { Sample } from './samples';

/** A value that no service has ever given anybody: it says that it is a sample, or is zeros alone. */
const STAND_IN = /^(?:sample[-_][\w-]+|0{2,})$/;
const NOTE = 'a sample whatever the list of samples says; put in your own';

/**
 * Finds the values of the settings that show by themselves that they are nobody's, so that a build for the world stops
 * at them even where their rows in the list of samples have been deleted.
 * @param listed samples that have been told of already
 */
export function unlistedStandIns(
  { file, data, lineOf }: Loaded<object>,
  listed: readonly Sample[],
): Sample[] {
  const told = new Set(listed.filter((sample) => sample.file === file).map(({ field }) => field));
  const found: Sample[] = [];
  function visit(value: unknown, path: Sample['path']): void {
    if (typeof value === 'object' && value !== null) {
      const isList = Array.isArray(value);
      for (const [key, item] of Object.entries(value)) visit(item, [...path, isList ? Number(key) : key]);
    } else if (typeof value === 'string' && STAND_IN.test(value.trim())) {
      const field = fieldName(path);
      if (told.has(field)) return;
      const row = { path: `settings.yaml#${field.replace(/\[\d+\]/g, '[]')}`, note: NOTE };
      found.push({ file, line: lineOf(path), field, kind: 'key', note: NOTE, path, row });
    }
  }
  visit(data, []);
  return found;
}
