import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { createContext, useContext, type MouseEvent, type ReactNode } from 'react';
import { useEmbed } from '../element/embed-context';
import { messages } from './messages';
import type { FindPicture, PostModule } from '../model/post';
import { bodyUrl, linkedPost } from './post-links';
import type { OpenPost } from './post-cards';
import { FramedPicture } from '../picture/framed-picture';

interface Props extends PostModule {
  findPicture: FindPicture;
  /** Level of the topmost heading inside the text. */
  headingLevel: number;
  onOpen?: OpenPost | undefined;
  children?: ReactNode;
}

export function PostArticle({ post, Body, findPicture, headingLevel, onOpen, children }: Props) {
  const { image, imageAlt, imageCaption, tags } = post;
  return (
    <div className="article">
      <div className="article-picture">
        <FramedPicture
          picture={findPicture(image)}
          alt={imageAlt}
          caption={imageCaption}
          sizes="(min-width: 66em) 62rem, 92vw"
        />
      </div>
      <div className="article-text">
        <BodyContext.Provider value={{ findPicture, onOpen }}>
          <Body runtime={runtime} components={components} headingLevel={headingLevel} />
        </BodyContext.Provider>
        <ul className="article-tags" role="list" aria-label={messages.tags}>
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
        {children}
      </div>
    </div>
  );
}

const BodyContext = createContext<Pick<Props, 'findPicture' | 'onOpen'>>({ findPicture: () => undefined });

function BodyPicture({ name, alt, caption }: { name: string; alt: string; caption?: string | undefined }) {
  const picture = useContext(BodyContext).findPicture(name);
  return (
    <FramedPicture picture={picture} alt={alt} caption={caption} sizes="(min-width: 56em) 54rem, 92vw" />
  );
}

function BodyLink({ href, children }: { href: string; children?: ReactNode }) {
  const host = useEmbed();
  const { onOpen } = useContext(BodyContext);
  const post = linkedPost(href);
  const open = post && onOpen ? (event: MouseEvent) => onOpen(post, event) : undefined;
  return (
    <a href={bodyUrl(href, host)} onClick={open}>
      {children}
    </a>
  );
}

const runtime = { Fragment, jsx, jsxs };
const components = { picture: BodyPicture, link: BodyLink };
