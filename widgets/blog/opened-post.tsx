import type { ReactNode } from 'react';
import { query, useQuery } from '../kit/data/query';
import type { FindPicture, PostCard } from '../kit/model/post';
import { postModules } from '../kit/posts/post-modules';
import { QueryState } from '../kit/data/query-state';
import type { OpenPost } from '../kit/posts/post-cards';

interface Props {
  postCard: PostCard;
  posts: readonly PostCard[];
  findPicture: FindPicture;
  /** True if the visitor opened it: its heading gets the focus. */
  takeFocus: boolean;
  onOpen: OpenPost | undefined;
  back: ReactNode;
}

const views = query((_view: 'post') => import('./post-view'));

/** Posts with their code; the parts retry themselves. */
export const postViews = query(
  async (id: number) => {
    const [{ PostView }, module] = await Promise.all([views.load('post'), postModules.load(id)]);
    if (!module) throw new Error(`no post ${id}`);
    return { PostView, module };
  },
  { retry: 0 },
);

/** Renders a post of the list, whose text and code are lazy. The button back does not wait for them. */
export function OpenedPost(props: Props) {
  const { value, failed, retry } = useQuery(postViews, props.postCard.id);
  if (value) return <value.PostView {...props} {...value.module} />;
  return (
    <>
      {props.back}
      <QueryState failed={failed} onRetry={retry} isLater />
    </>
  );
}
