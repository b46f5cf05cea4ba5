import { useHost } from '../kit/host';
import { useKept } from '../kit/hooks/kept';
import { postList } from '../kit/post-modules';
import { Credit } from '../kit/ui/credit';
import { Missing } from '../kit/ui/missing';
import { BlogView, type BlogOptions } from './blog-view';

/** The blog: its list, a short one for sidebars, or one story. The list of stories comes in a file of its own. */
export function Blog(options: BlogOptions) {
  const { home } = useHost();
  const { value, failed, retry } = useKept(postList, 'all');
  return (
    <div className="blog">
      {value ? <BlogView {...options} {...value} /> : <Missing failed={failed} onRetry={retry} />}
      {home ? null : <Credit />}
    </div>
  );
}
