import { retryImport } from '../kit/element/retry-import';
import { FEEDBACK_MAX } from '../kit/model/forms/limits';
import { checkSurvey, SURVEY_FIELDS, type SurveyField } from '../kit/model/forms/survey';
import { surveyLetter, surveyParams, type SurveyParams } from '../kit/model/forms/survey-mail';
import { createFormController } from '../kit/forms/form-controller';
import type { FormPage, FormPlan } from '../kit/forms/form-plan';
import { outcome } from './messages';
import { messages } from './messages-controller';
import { PublicReviews } from './public-reviews';
import { removeGuestFromUrl, withoutGuest } from './guest-in-address';
import { prefill } from './prefill';

const service = () => retryImport(() => import('../kit/services/mail/index'));

const plan: FormPlan<SurveyField, SurveyParams> = {
  name: 'survey',
  fields: SURVEY_FIELDS,
  counted: 'feedback',
  most: FEEDBACK_MAX,
  accept: prefill,
  lasting: (given) => prefill({ ...given, query: withoutGuest(given['query'] ?? '') }).values,
  check: checkSurvey,
  params: surveyParams,
  connect: async () => (await service()).sendSurvey,
  explain: () => outcome.failed,
  letter: surveyLetter,
  sent: { title: messages.sentTitle, text: messages.sentText },
  failed: messages.failedTitle,
  after: messages.after,
  Below: PublicReviews,
};

/** Creates the controller of the survey. What the address says of the guest is read once, and taken out of it. */
export function createController(page: FormPage) {
  const controller = createFormController(plan, page);
  const fill = () => {
    controller.fill();
    if (page.given()['query']) removeGuestFromUrl();
  };
  return { ...controller, fill };
}
