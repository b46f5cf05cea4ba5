import { checkSurvey, SURVEY_FIELDS, type SurveyField } from '../kit/model/survey';
import { surveyLetter } from '../kit/model/survey-mail';
import { formLife, type FormPage, type FormPlan } from '../kit/ui/form-life';
import { prefill } from './prefill';
import { failed } from './texts';

const plan: FormPlan<SurveyField> = {
  name: 'survey',
  fields: SURVEY_FIELDS,
  counted: 'feedback',
  accept: prefill,
  check: checkSurvey,
  connect: async () => (await import('./send')).connect(),
  explain: () => failed,
  letter: surveyLetter,
  sent: { title: 'Thank you for your feedback!', text: 'Your responses have been submitted successfully.' },
  failed: 'Error submitting feedback',
};

/** What the survey does. */
export const enliven = (page: FormPage) => formLife(plan, page);
