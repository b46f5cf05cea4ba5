import { NAME_MAX } from '../kit/model/forms/limits';
import {
  checkSurvey,
  fullDate,
  SURVEY_FIELDS,
  type SurveyField,
  type SurveyValues,
} from '../kit/model/forms/survey';
import { TOUR_TYPES } from '../kit/model/forms/survey-choices';
import { count, folded, oneLine } from '../kit/model/forms/typed-text';
import { readName, readParams } from '../kit/model/read-params';

/** Fields by the names of attributes and parameters. */
const fields = {
  tour: 'tourType',
  date: 'tourDate',
  name: 'name',
  email: 'email',
} as const satisfies Record<string, SurveyField>;
type Name = keyof typeof fields;

/**
 * Returns the values of fields that attributes and the URL fill in.
 * @param given texts by `tour`, `date`, `name` and `email`; those in `query` go before
 * @returns values by field, and the names of invalid ones
 */
export function prefill(given: Readonly<Record<string, string>>): {
  values: Partial<Record<SurveyField, string>>;
  wrong: Name[];
} {
  const query = readParams(given.query ?? '');
  const values: Partial<Record<SurveyField, string>> = {};
  const wrong = new Set<Name>();
  for (const name of Object.keys(fields) as Name[]) {
    for (const text of [given[name], query.get(name)]) {
      if (!text) continue;
      const value = accepted(name, text);
      if (value === undefined) wrong.add(name);
      else values[fields[name]] = value;
    }
  }
  return { values, wrong: [...wrong] };
}

/** Returns the value of a field; undefined for an invalid text. */
function accepted(name: Name, text: string): string | undefined {
  let value: string | undefined = oneLine(text);
  if (name === 'tour') value = (TOUR_TYPES as Record<string, string>)[readName(text)];
  if (name === 'date') value = fullDate(readName(text));
  if (value === undefined || (name === 'date' && !isDate(value))) return undefined;
  // Mail programs do not encode `+`, which means a space in a query.
  if (name === 'email') value = folded(value).replaceAll(' ', '+');
  if (name === 'name' && count(value) > NAME_MAX) return undefined;
  const errors = checkSurvey({ ...nothing, [fields[name]]: value });
  return errors[fields[name]] ? undefined : value;
}

const nothing = Object.fromEntries(SURVEY_FIELDS.map((field) => [field, ''])) as SurveyValues;

/** True for a day as `YYYY-MM-DD`. */
function isDate(text: string): boolean {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00Z`) : undefined;
  return day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
