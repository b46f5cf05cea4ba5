import { useEmbed } from '../kit/element/embed-context';
import { useQuery } from '../kit/data/query';
import type { Picture } from '../kit/model/picture';
import { postList } from '../kit/posts/post-modules';
import { Credit } from '../kit/ui/credit';
import { QueryState } from '../kit/data/query-state';
import { BlogView, type BlogOptions } from './blog-view';

/** The blog: its list, a short one for sidebars, or one story. The list of stories comes in a file of its own. */
export function Blog(options: BlogOptions & { none: Picture }) {
  const { home } = useEmbed();
  const { value, failed, retry } = useQuery(postList, 'all');
  if (!value) return <QueryState failed={failed} onRetry={retry} />;
  return (
    <div className="blog">
      <BlogView {...options} {...value} />
      {home ? null : <Credit />}
    </div>
  );
}
