import { kept, useKept } from '../kit/hooks/kept';
import type { FindPicture, PostCard } from '../kit/model/post';
import { postModules } from '../kit/post-modules';
import { Missing } from '../kit/ui/missing';
import type { OpenPost } from '../kit/ui/post-cards';

interface Props {
  story: PostCard;
  posts: readonly PostCard[];
  findPicture: FindPicture;
  /** The visitor has opened it: reading begins at its heading. */
  takeFocus: boolean;
  onOpen: OpenPost | undefined;
  /** Leads back to where the visitor began, the list or another story; left out there. */
  onBack: (() => void) | undefined;
  /** Title of that story; left out for the list. */
  backTo: string | undefined;
}

const views = kept((_view: 'story', _again) => import('./post-view'));

/** Stories with what draws them; the retries are those of their parts. */
export const stories = kept(
  async (id: number) => {
    const [{ PostView }, module] = await Promise.all([views.load('story'), postModules.load(id)]);
    if (!module) throw new Error(`no story ${id}`);
    return { PostView, module };
  },
  { retries: 0 },
);

/** A story of the list; its text and what draws it come when it is opened. */
export function OpenStory(props: Props) {
  const { value, failed, retry } = useKept(stories, props.story.id);
  if (!value) return <Missing failed={failed} onRetry={retry} />;
  return <value.PostView {...props} {...value.module} />;
}
