/** An email template, as it is to be made in the service's dashboard; words in double braces are filled in there. */
export interface Template {
  /** The setting that has its id. */
  setting: 'replyTemplate' | 'notifyTemplate' | 'surveyTemplate';
  purpose: string;
  to: string;
  replyTo: string;
  subject: string;
  text: string;
}

/**
 * Returns the three templates. No word of the visitor is in the reply, not even the name: it goes to whatever address
 * somebody types, and with such a word in it a stranger could have any text sent to anybody.
 * @param owner name and address of the business
 */
export const templatesOf = (owner: { name: string; email: string }): readonly Template[] => [
  {
    setting: 'replyTemplate',
    purpose: 'Answers who has written to you',
    to: '{{email}}',
    replyTo: owner.email,
    subject: 'Thank you for writing',
    text: `Thank you for writing to ${owner.name}. We answer within 48 hours.`,
  },
  {
    setting: 'notifyTemplate',
    purpose: 'Brings you the message',
    to: owner.email,
    replyTo: '{{email}}',
    subject: 'Message from {{name}}',
    text: '{{message}}\n\n{{name}}\n{{email}}\n{{phone}}',
  },
  {
    setting: 'surveyTemplate',
    purpose: 'Brings you the answers of the survey',
    to: owner.email,
    replyTo: '{{email}}',
    subject: '{{subject}}',
    text: '{{message}}\n\n{{name}}\n{{email}}',
  },
];

/** Name and dashboard of the service. */
export const service = {
  name: 'EmailJS',
  dashboard: 'https://dashboard.emailjs.com/',
  block: 'emailjs',
} as const;
