import { EMAIL_MAX, FEEDBACK_MAX, FEEDBACK_MIN, NAME_MIN } from './limits';
import { SURVEY_CHOICES } from './survey-choices';
import { count, isEmail, trimmed } from './typed-text';

/** What the survey asks, in its order. */
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

/** What stands in the survey, as typed; an empty text where nothing was chosen. The date is `YYYY-MM-DD`. */
export type SurveyValues = Record<SurveyField, string>;

/** The wrong fields with what is said about each; empty when the survey may be sent. */
export function checkSurvey(values: SurveyValues): Partial<Record<SurveyField, string>> {
  const email = trimmed(values.email);
  const length = count(values.feedback);
  const chosen = (field: keyof typeof SURVEY_CHOICES) =>
    SURVEY_CHOICES[field].some(([value]) => value === values[field]);
  const rules: Record<SurveyField, [ok: boolean, error: string]> = {
    name: [count(values.name) >= NAME_MIN, `Name must be at least ${NAME_MIN} characters`],
    email: [isEmail(email) && count(email) <= EMAIL_MAX, 'Please enter a valid email address'],
    tourDate: [trimmed(values.tourDate) !== '', 'Please provide the tour date'],
    tourType: [chosen('tourType'), 'Please select which tour you took'],
    tourRating: [chosen('tourRating'), 'Please rate your tour experience'],
    guideRating: [chosen('guideRating'), 'Please rate your tour guide'],
    howHeard: [chosen('howHeard'), 'Please tell us how you heard about us'],
    wouldRecommend: [chosen('wouldRecommend'), 'Please indicate if you would recommend us'],
    feedback:
      length < FEEDBACK_MIN
        ? [false, `Please provide some feedback (minimum ${FEEDBACK_MIN} characters)`]
        : [length <= FEEDBACK_MAX, 'Feedback is too long'],
  };
  return Object.fromEntries(
    Object.entries(rules).flatMap(([field, [ok, error]]) => (ok ? [] : [[field, error]])),
  );
}
