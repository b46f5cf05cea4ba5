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
  /** True if the visitor opened it: its heading gets the focus. */
  takeFocus: boolean;
  onOpen: OpenPost | undefined;
  back: ReactNode;
}

const views = query((_view: 'story') => import('./post-view'));

/** Stories with their code; the parts retry themselves. */
export const stories = query(
  async (id: number) => {
    const [{ PostView }, module] = await Promise.all([views.load('story'), postModules.load(id)]);
    if (!module) throw new Error(`no story ${id}`);
    return { PostView, module };
  },
  { retry: 0 },
);

/** Renders a story of the list, whose text and code are lazy. The button back does not wait for them. */
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
