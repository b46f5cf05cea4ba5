import { retryImport } from '../kit/element/retry-import';
import { FEEDBACK_MAX } from '../kit/model/forms/limits';
import {
  checkSurvey,
  SURVEY_FIELDS,
  surveyMailto,
  surveyParams,
  type SurveyField,
  type SurveyParams,
} from '../kit/model/forms/survey';
import { createFormController, type FormPage, type FormPlan } from '../kit/forms/form-controller';
import { valueOf } from '../kit/forms/form-values';
import { outcome } from './messages';
import { messages } from './messages-controller';
import { PublicReviews } from './public-reviews';
import { removeGuestFromUrl, withoutGuest } from './guest-in-address';
import { prefill } from './prefill';

/** Fields that fold into one line when the page has given all of them. */
const KNOWN = ['name', 'email', 'tourDate', 'tourType'] as const;

const plan: FormPlan<SurveyField, SurveyParams> = {
  name: 'survey',
  fields: SURVEY_FIELDS,
  counted: 'feedback',
  most: FEEDBACK_MAX,
  prefill,
  lasting: (given) => prefill({ ...given, query: withoutGuest(given['query'] ?? '') }).values,
  check: checkSurvey,
  params: surveyParams,
  connect: async () => (await retryImport(() => import('../kit/services/mail/index'))).sendSurvey,
  explain: () => outcome.failed,
  mailto: surveyMailto,
  sent: { title: messages.sentTitle, text: messages.sentText },
  failed: messages.failedTitle,
  after: messages.after,
  Below: PublicReviews,
};

/**
 * Creates the controller of the survey, which removes the guest from the URL after reading it.
 * @param onFilled called with name, tour and day while the page has given these and the e-mail address, else with none
 */
export function createController(page: FormPage, onFilled: (known: string[]) => void) {
  const controller = createFormController(plan, page);
  const update = () => {
    const { values } = prefill(page.given);
    const isKnown = KNOWN.every((name) => values[name] && valueOf(page.form.current, name) === values[name]);
    if (!isKnown) return onFilled([]);
    const day = new Date(`${values.tourDate}T00:00`);
    const date = day.toLocaleDateString('en-US', { month: 'short', day: 'numeric' });
    onFilled([values.name!, values.tourType!, date]);
  };
  const fill = () => {
    controller.fill();
    if (page.given['query']) removeGuestFromUrl();
    update();
  };
  const discard = () => {
    controller.discard();
    update();
  };
  const showForm = () => {
    update();
    controller.showForm();
  };
  return { ...controller, fill, discard, showForm };
}
