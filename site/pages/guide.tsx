import { css } from '#css/pages/guide';
import { page as partners } from '#content/page-partners';
import type { PageProps } from './page-module';
import type { Head } from '../seo/head';
import { plainFacts } from '../seo/page-facts';
import { Breadcrumbs } from '../ui/breadcrumbs';
import { guidePath, type GuideName } from './guide-names';
import { messages } from './messages';

export interface Guide {
  title: string;
  description: string;
  /** Of our own Markdown files. */
  html: string;
}

/** Set by the prerenderer (seo-meta.ts). Browsers load the document instead of so much text as code. */
export const prerendered: { guide?: (name: GuideName) => Guide } = {};

const nameOf = ({ params }: PageProps) => params.name as GuideName;
const guideOf = (props: PageProps) => prerendered.guide!(nameOf(props));

export function head(props: PageProps): Head {
  const { title, description } = guideOf(props);
  return { title, description, canonical: guidePath(nameOf(props)) };
}

export function facts(props: PageProps) {
  const { title } = guideOf(props);
  return plainFacts({ path: guidePath(nameOf(props)), meta: head(props), hero: { title } });
}

/** Renders a guide for partners' developers, without scripts of its own. */
export function Page(props: PageProps) {
  const { title, html } = guideOf(props);
  const trail = [
    { href: '/', label: messages.home },
    { href: partners.path, label: partners.meta.title },
  ];
  return (
    <div className="wrap sec guide">
      <style>{css}</style>
      <Breadcrumbs trail={trail} here={title} />
      <h1>{title}</h1>
      {/* oxlint-disable-next-line react/no-danger -- HTML of our own Markdown, rendered by the build alone */}
      <div className="guide-text" dangerouslySetInnerHTML={{ __html: html }} />
      <span id="announcement" className="vh" role="status" />
      <script async src="/embed.js" />
    </div>
  );
}
