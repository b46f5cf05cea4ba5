import { EMAIL_MAX, FEEDBACK_MAX, FEEDBACK_MIN, NAME_MIN } from './limits';
import { messages } from './messages-survey-controller';
import { SURVEY_CHOICES } from './survey-choices';
import { count, isEmail, trimmed } from './typed-text';

/** Names of the survey's fields, in the survey's order. */
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

/** The wrong fields with what is said about each; empty when the survey may be sent. */
export function checkSurvey(values: SurveyValues): Partial<Record<SurveyField, string>> {
  const email = trimmed(values.email);
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
