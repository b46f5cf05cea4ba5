import { Component, type MouseEvent } from 'react';
import { useEmbed } from '../element/embed-context';
import type { FindPicture, PostCard } from '../model/post';
import { postUrl } from './post-links';
import { Picture } from '../picture/picture';

/** Called with a click on a post's link, before the browser follows it. */
export type OpenPost = (id: number, event: MouseEvent) => void;

interface Props {
  posts: readonly PostCard[];
  findPicture: FindPicture;
  /** Small rows instead of cards. */
  compact?: boolean;
  /** Level of the titles; the tag's own if left out. */
  level?: number;
  onOpen?: OpenPost | undefined;
}

/** Posts as stories of a newspaper: picture, topic, title and how each begins. */
export function PostCards({ posts, ...rest }: Props) {
  const { compact } = rest;
  return (
    <div className="posts" data-compact={compact ? '' : undefined}>
      <ul className="posts-grid" role="list">
        {posts.map((post) => (
          <KeptCard key={post.id} post={post} {...rest} />
        ))}
      </ul>
    </div>
  );
}

interface CardProps extends Omit<Props, 'posts'> {
  post: PostCard;
}

/** Drawn again only when something about it has changed: lists are long, and filtered as one types. */
class KeptCard extends Component<CardProps> {
  override shouldComponentUpdate(next: Readonly<CardProps>) {
    return Object.entries(next).some(([name, value]) => value !== this.props[name as keyof CardProps]);
  }
  override render() {
    return <Card {...this.props} />;
  }
}

function Card({ post, findPicture, compact, level, onOpen }: CardProps) {
  const host = useEmbed();
  const picture = findPicture(post.image);
  const Heading = `h${level ?? host.heading}` as 'h3';
  const shot = {
    className: 'post-shot',
    alt: compact ? '' : post.imageAlt,
    sizes: compact ? '76px' : '(min-width: 56em) 25rem, (min-width: 36em) 45vw, 92vw',
  };
  return (
    <li part="card" className="post-card">
      <div part="image" className="post-picture">
        {picture ? <Picture {...shot} picture={picture} fallback="placeholder" /> : null}
      </div>
      <p part="meta" className="post-about">
        {compact ? post.date : `${post.category} · ${post.date}`}
      </p>
      <Heading part="title" className="post-title">
        <a href={postUrl(post.id, host)} onClick={(event) => onOpen?.(post.id, event)}>
          {post.title}
        </a>
      </Heading>
      {compact ? null : <p>{post.excerpt}</p>}
    </li>
  );
}
