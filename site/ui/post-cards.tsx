import { findPicture } from '#content/post-pictures';
import type { Post } from '../../widgets/kit/model/post';
import { Picture } from '../../widgets/kit/ui/picture';

/** The posts as stories of a newspaper: picture, category, title and how it begins. */
export function PostCards({ posts }: { posts: readonly Post[] }) {
  return (
    <ul className="wrap sec cols cols-3" role="list">
      {posts.map((post) => {
        const picture = findPicture(post.image);
        return (
          <li key={post.id} className="post-card">
            {picture ? (
              <Picture
                className="post-card-picture"
                picture={picture}
                alt={post.imageAlt}
                sizes="(min-width: 56em) 25rem, 92vw"
              />
            ) : null}
            <p className="post-card-meta">{`${post.category} · ${post.date}`}</p>
            <h2>
              <a href={`/blog?post=${post.id}`}>{post.title}</a>
            </h2>
            <p>{post.excerpt}</p>
          </li>
        );
      })}
    </ul>
  );
}
