import type { Letter } from './letter';
import type { SurveyValues } from './survey';
import { SURVEY_CHOICES } from './survey-choices';
import { oneLine, trimmed } from './typed-text';

/** What the e-mail template of the survey is filled with. */
export interface SurveyParams {
  name: string;
  email: string;
  message: string;
  subject: string;
}

/** What is sent, of values that `checkSurvey` has passed. */
export function surveyParams(values: SurveyValues): SurveyParams {
  const name = oneLine(values.name);
  const lines = [
    `Tour Date: ${values.tourDate}`,
    `Tour Type: ${values.tourType}`,
    `Tour Rating: ${labelOf('tourRating', values)}`,
    `Guide Rating: ${labelOf('guideRating', values)}`,
    `How They Heard: ${values.howHeard}`,
    `Would Recommend: ${values.wouldRecommend}`,
    '',
    'Feedback:',
    trimmed(values.feedback),
  ];
  return {
    name,
    email: trimmed(values.email),
    message: lines.join('\n'),
    subject: `Tour Feedback from ${name} - ${values.tourType} Tour`,
  };
}

const labelOf = (field: 'tourRating' | 'guideRating', values: SurveyValues): string =>
  SURVEY_CHOICES[field].find(([value]) => value === values[field])?.[1] ?? values[field];

/** The same as a letter, for a visitor who has to send it by other means. */
export function surveyLetter(values: SurveyValues): Letter {
  const { name, email, message, subject } = surveyParams(values);
  return { subject, body: `${message}\n\nName: ${name}\nEmail: ${email}` };
}
