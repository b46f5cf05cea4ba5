import { config } from '../config';

/**
 * Returns what a form of the mailing list must carry besides the visitor's answers. Another vendor is another text of
 * this file and of `settings.ts` beside it, whose keys say `validation: null` where it has no check of its own.
 */
export function subscription() {
  const { origin, u, id, tags } = config.mailchimp;
  return {
    action: `${origin}/subscribe/post?u=${u}&id=${id}`,
    tags,
    /** Name of the field that only machines fill in. */
    trap: `b_${u}_${id}`,
  };
}
