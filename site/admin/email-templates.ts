/** An email template to create in the service's dashboard. The service replaces words in double braces. */
interface Template {
  /** Setting with its id. */
  setting: 'replyTemplate' | 'notifyTemplate' | 'surveyTemplate';
  purpose: string;
  to: string;
  replyTo: string;
  subject: string;
  text: string;
}

/**
 * Returns the three templates. The reply contains nothing that the visitor typed, not even the name: with it, strangers
 * could send any text to any address.
 * @param owner name and address of the business
 */
export const templatesOf = (owner: { name: string; email: string }): readonly Template[] => [
  {
    setting: 'replyTemplate',
    purpose: 'Answers the visitor',
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

export const service = {
  name: 'EmailJS',
  dashboard: 'https://dashboard.emailjs.com/',
  block: 'emailjs',
} as const;
