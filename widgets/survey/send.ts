import type { SurveyValues } from '../kit/model/survey';
import { surveyParams } from '../kit/model/survey-mail';
import { surveySender } from '../kit/services/emailjs';

/** What sends the form's values; one for the life of a form, because it remembers what has arrived. */
export function connect(): (values: SurveyValues) => Promise<void> {
  const send = surveySender();
  return (values) => send(surveyParams(values));
}
