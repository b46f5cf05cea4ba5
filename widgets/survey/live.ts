import { anew } from '../kit/anew';
import { checkSurvey, SURVEY_FIELDS, type SurveyField } from '../kit/model/survey';
import { surveyLetter, surveyParams } from '../kit/model/survey-mail';
import { formLife } from '../kit/ui/form-life';
import type { FormPage, FormPlan } from '../kit/ui/form-plan';
import { prefill } from './prefill';
import { failed } from './texts';

const service = anew((_again) => import('../kit/services/emailjs'));

const plan: FormPlan<SurveyField> = {
  name: 'survey',
  fields: SURVEY_FIELDS,
  counted: 'feedback',
  accept: prefill,
  check: checkSurvey,
  async connect() {
    const send = (await service()).surveySender();
    return (values) => send(surveyParams(values));
  },
  explain: () => failed,
  letter: surveyLetter,
  sent: { title: 'Thank you for your feedback!', text: 'Your responses have been submitted successfully.' },
  failed: 'Error submitting feedback',
};

/** What the survey does. */
export const enliven = (page: FormPage) => formLife(plan, page);
