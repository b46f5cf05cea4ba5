import type { MailtoMessage } from './mailto-message';
import { messages } from './messages-survey-controller';
import type { SurveyValues } from './survey';
import { SURVEY_CHOICES } from './survey-choices';
import { oneLine, trimmed } from './typed-text';

/** Parameters that fill the e-mail template of the survey. */
export interface SurveyParams {
  name: string;
  email: string;
  message: string;
  subject: string;
}

/** Returns the parameters to send, made of values that `checkSurvey` has passed. */
export function surveyParams(values: SurveyValues): SurveyParams {
  const name = oneLine(values.name);
  return {
    name,
    email: trimmed(values.email),
    message: messages.answers({
      date: values.tourDate,
      tour: values.tourType,
      tourRating: labelOf('tourRating', values),
      guideRating: labelOf('guideRating', values),
      howHeard: values.howHeard,
      wouldRecommend: values.wouldRecommend,
      feedback: trimmed(values.feedback),
    }),
    subject: messages.subject(name, values.tourType),
  };
}

const labelOf = (field: 'tourRating' | 'guideRating', values: SurveyValues): string =>
  SURVEY_CHOICES[field].find(([value]) => value === values[field])?.[1] ?? values[field];

/** The same as a letter, for a visitor who has to send it by other means. */
export function surveyLetter(values: SurveyValues): MailtoMessage {
  const { name, email, message, subject } = surveyParams(values);
  return { subject, body: messages.letter(message, name, email) };
}
