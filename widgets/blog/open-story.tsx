import type { ReactNode } from 'react';
import { query, useQuery } from '../kit/data/query';
import type { FindPicture, PostCard } from '../kit/model/post';
import { postModules } from '../kit/posts/post-modules';
import { QueryState } from '../kit/data/query-state';
import type { OpenPost } from '../kit/posts/post-cards';

interface Props {
  story: PostCard;
  posts: readonly PostCard[];
  findPicture: FindPicture;
  /** The visitor has opened it: reading begins at its heading. */
  takeFocus: boolean;
  onOpen: OpenPost | undefined;
  /** Leads back to where the visitor began, the list or another story; left out there. */
  back: ReactNode;
}

const views = query((_view: 'story') => import('./post-view'));

/** Stories with what draws them; the retries are those of their parts. */
export const stories = query(
  async (id: number) => {
    const [{ PostView }, module] = await Promise.all([views.load('story'), postModules.load(id)]);
    if (!module) throw new Error(`no story ${id}`);
    return { PostView, module };
  },
  { retry: 0 },
);

/** A story of the list; its text and what draws it come when it is opened. The way back is there before, and without them. */
export function OpenStory(props: Props) {
  const { value, failed, retry } = useQuery(stories, props.story.id);
  if (value) return <value.PostView {...props} {...value.module} />;
  return (
    <>
      {props.back}
      <QueryState failed={failed} onRetry={retry} isLater />
    </>
  );
}
