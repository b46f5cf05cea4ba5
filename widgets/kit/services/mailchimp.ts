import { mailchimp } from '#content/mailchimp-config';

const { origin, u, id } = mailchimp;

/** What a form of the mailing list must carry besides the visitor's answers. */
export const subscription = {
  action: `${origin}/subscribe/post?u=${u}&id=${id}`,
  tags: mailchimp.tags,
  /** Name of the field that only machines fill in. */
  trap: `b_${u}_${id}`,
};
