import type { MouseEvent } from 'react';
import { useEmbed } from '../element/embed-context';
import type { FindPicture, PostCard } from '../model/post';
import { postUrl } from './post-links';
import { Picture } from '../picture/picture';

/** Called before the browser follows a post's link. */
export type OpenPost = (id: number, event: MouseEvent) => void;

interface Props {
  posts: readonly PostCard[];
  findPicture: FindPicture;
  /** Small rows instead of cards. */
  compact?: boolean;
  /** Default: the element's heading level. */
  level?: number;
  onOpen?: OpenPost | undefined;
}

export function PostCards({ posts, ...rest }: Props) {
  const { compact } = rest;
  return (
    <div className="posts" data-compact={compact ? '' : undefined}>
      <ul className={compact ? 'card-grid card-rows' : 'card-grid'} role="list">
        {posts.map((post) => (
          <Card key={post.id} post={post} {...rest} />
        ))}
      </ul>
    </div>
  );
}

interface CardProps extends Omit<Props, 'posts'> {
  post: PostCard;
}

function Card({ post, findPicture, compact, level, onOpen }: CardProps) {
  const host = useEmbed();
  const picture = findPicture(post.image);
  const Heading = `h${level ?? host.heading}` as 'h3';
  const shot = {
    className: 'card-shot',
    alt: compact ? '' : post.imageAlt,
    sizes: compact ? '76px' : '(min-width: 56em) 25rem, (min-width: 36em) 45vw, 92vw',
  };
  return (
    <li part="card" className="card post-card">
      <div part="image" className="card-picture">
        {picture ? <Picture {...shot} picture={picture} fallback="placeholder" /> : null}
      </div>
      <p part="meta" className="card-meta">
        {compact ? post.date : `${post.category} · ${post.date}`}
      </p>
      <Heading part="title" className="card-title">
        <a href={postUrl(post.id, host)} onClick={(event) => onOpen?.(post.id, event)}>
          {post.title}
        </a>
      </Heading>
      {compact ? null : <p>{post.excerpt}</p>}
    </li>
  );
}
