import { config } from '../config';

/** Returns what a form of the mailing list must carry besides the visitor's answers. */
export function subscription() {
  const { origin, u, id, tags } = config.mailchimp;
  return {
    action: `${origin}/subscribe/post?u=${u}&id=${id}`,
    tags,
    /** Name of the field that only machines fill in. */
    trap: `b_${u}_${id}`,
  };
}
