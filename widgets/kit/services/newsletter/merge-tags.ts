/** Words that the service fills in, for each reader of a mailing. */
export const mergeTags = { service: 'Mailchimp', name: '*|FNAME|*', email: '*|EMAIL|*' } as const;
