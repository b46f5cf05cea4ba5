import { anew } from '../kit/anew';
import { FEEDBACK_MAX } from '../kit/model/limits';
import { checkSurvey, SURVEY_FIELDS, type SurveyField } from '../kit/model/survey';
import { surveyLetter, surveyParams, type SurveyParams } from '../kit/model/survey-mail';
import { formLife } from '../kit/ui/form-life';
import type { FormPage, FormPlan } from '../kit/ui/form-plan';
import { outcome } from './messages';
import { messages } from './messages-live';
import { forgetGuest, prefill, withoutGuest } from './prefill';

const service = anew((_again) => import('../kit/services/mail/index'));

const plan: FormPlan<SurveyField, SurveyParams> = {
  name: 'survey',
  fields: SURVEY_FIELDS,
  counted: 'feedback',
  most: FEEDBACK_MAX,
  accept: prefill,
  lasting: (given) => prefill({ ...given, query: withoutGuest(given['query'] ?? '') }).values,
  check: checkSurvey,
  params: surveyParams,
  connect: async () => (await service()).surveySender(),
  explain: () => outcome.failed,
  letter: surveyLetter,
  sent: { title: messages.sentTitle, text: messages.sentText },
  failed: messages.failedTitle,
  after: messages.after,
};

/** What the survey does. What the address says of the guest is read once, and taken out of it. */
export function enliven(page: FormPage) {
  const life = formLife(plan, page);
  const fill = () => {
    life.fill();
    if (page.given()['query']) forgetGuest();
  };
  return { ...life, fill };
}
