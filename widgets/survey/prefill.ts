import { NAME_MAX } from '../kit/model/forms/limits';
import { checkSurvey, type SurveyField, type SurveyValues } from '../kit/model/forms/survey';
import { TOUR_TYPES } from '../kit/model/forms/survey-choices';
import { count, oneLine } from '../kit/model/forms/typed-text';
import { readName, readParams } from '../kit/model/read-params';

/** The fields by the names that attributes and addresses have for them. */
const fields = {
  tour: 'tourType',
  date: 'tourDate',
  name: 'name',
  email: 'email',
} as const satisfies Record<string, SurveyField>;
type Name = keyof typeof fields;

/**
 * Returns what a follow-up page knows about its reader before they have typed anything.
 * @param given texts by `tour`, `date`, `name` and `email`; `query` is the page's address, whose texts go before
 * @returns values by field, and the names of what no field would accept
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

/** Returns what a field takes of a text by one of these names; undefined where it would refuse it. */
function accepted(name: Name, text: string): string | undefined {
  let value: string | undefined = oneLine(text);
  if (name === 'tour') value = (TOUR_TYPES as Record<string, string>)[readName(text)];
  if (name === 'date') value = readName(text);
  if (value === undefined || (name === 'date' && !isDate(value))) return undefined;
  // Mailing programs put an address into the link as it is, and there a plus means a space.
  if (name === 'email') value = value.replaceAll(' ', '+');
  if (name === 'name' && count(value) > NAME_MAX) return undefined;
  const errors = checkSurvey({ ...nothing, [fields[name]]: value });
  return errors[fields[name]] ? undefined : value;
}

const nothing: SurveyValues = {
  name: '',
  email: '',
  tourDate: '',
  tourType: '',
  tourRating: '',
  guideRating: '',
  howHeard: '',
  wouldRecommend: '',
  feedback: '',
};

/** A day of the calendar as `YYYY-MM-DD`, the form that a date field takes. */
function isDate(text: string): boolean {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00Z`) : undefined;
  return day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
