import { bodies } from '#content/post-bodies';
import type { PostBody } from '../../widgets/kit/model/post';

const loaded = new Map<number, PostBody>();

/** Fetches the text of a post, once; nothing where there is no such post. */
export async function loadBody(id: number): Promise<void> {
  const body = loaded.get(id) ?? (await bodies[id]?.())?.Body;
  if (body) loaded.set(id, body);
}

/** The text of a post if it is here already. */
export const loadedBody = (id: number): PostBody | undefined => loaded.get(id);
