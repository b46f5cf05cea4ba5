import { EMAIL_MAX, FEEDBACK_MAX, FEEDBACK_MIN, NAME_MIN } from './limits';
import type { MailtoMessage } from './mailto-message';
import { messages } from './messages-survey-controller';
import { SURVEY_CHOICES } from './survey-choices';
import { count, folded, isEmail, oneLine, trimmed } from './typed-text';

export const SURVEY_FIELDS = [
  'name',
  'email',
  'tourDate',
  'tourType',
  'tourRating',
  'guideRating',
  'howHeard',
  'wouldRecommend',
  'feedback',
] as const;
export type SurveyField = (typeof SURVEY_FIELDS)[number];

/** Values of the survey's fields, as typed; an empty text where nothing was chosen. The date is `YYYY-MM-DD`. */
export type SurveyValues = Record<SurveyField, string>;

export function checkSurvey(values: SurveyValues): Partial<Record<SurveyField, string>> {
  const email = folded(values.email);
  const length = count(values.feedback);
  const chosen = (field: keyof typeof SURVEY_CHOICES) =>
    SURVEY_CHOICES[field].some(([value]) => value === values[field]);
  const rules: Record<SurveyField, [ok: boolean, error: string]> = {
    name: [count(values.name) >= NAME_MIN, messages.nameShort(NAME_MIN)],
    email: [isEmail(email) && count(email) <= EMAIL_MAX, messages.emailWrong],
    tourDate: [trimmed(values.tourDate) !== '', messages.tourDate],
    tourType: [chosen('tourType'), messages.tourType],
    tourRating: [chosen('tourRating'), messages.tourRating],
    guideRating: [chosen('guideRating'), messages.guideRating],
    howHeard: [chosen('howHeard'), messages.howHeard],
    wouldRecommend: [chosen('wouldRecommend'), messages.wouldRecommend],
    feedback:
      length < FEEDBACK_MIN
        ? [false, messages.feedbackShort(FEEDBACK_MIN)]
        : [length <= FEEDBACK_MAX, messages.feedbackLong],
  };
  return Object.fromEntries(
    Object.entries(rules).flatMap(([field, [ok, error]]) => (ok ? [] : [[field, error]])),
  );
}

/** Returns a day as `YYYY-MM-DD` with a year below 100 in this century: a date field reads the typed 26 as 0026. */
export const fullDate = (date: string): string => date.replace(/^00(?=\d\d-)/, '20');

/** Parameters that fill the e-mail template of the survey. */
export type SurveyParams = Record<'name' | 'email' | 'message' | 'subject', string>;

export function surveyParams(values: SurveyValues): SurveyParams {
  const name = oneLine(values.name);
  return {
    name,
    email: folded(values.email),
    message: messages.answers({
      ...values,
      tourDate: fullDate(values.tourDate),
      tourRating: labelOf('tourRating', values),
      guideRating: labelOf('guideRating', values),
      feedback: trimmed(values.feedback),
    }),
    subject: messages.subject(name, values.tourType),
  };
}

const labelOf = (field: 'tourRating' | 'guideRating', values: SurveyValues): string =>
  SURVEY_CHOICES[field].find(([value]) => value === values[field])?.[1] ?? values[field];

/** Returns the survey as an e-mail that the visitor can send. */
export function surveyMailto(values: SurveyValues): MailtoMessage {
  const { name, email, message, subject } = surveyParams(values);
  return { subject, body: messages.body(message, name, email) };
}
