import { css } from '#css/pages/survey';
import { page } from '#content/page-survey';
import { findPicture } from '#content/pictures-of-page-survey';
import { business } from '#content/settings';
import { FirstPartyElement } from '../ui/first-party-element';
import { plainFacts } from '../seo/page-facts';
import { FramedPicture } from '../../widgets/kit/picture/framed-picture';
import { pageHead } from './page-head';
import { messages } from './messages';

export const head = () => ({ ...pageHead(page), noindex: true });
export const facts = () => plainFacts(page);

export function Page() {
  return (
    <div className="wrap survey">
      <style>{css}</style>
      <div className="stack">
        <h1>{page.hero.title}</h1>
        <p>{page.intro}</p>
        <FramedPicture
          picture={findPicture(page.picture.image)}
          alt={page.picture.imageAlt}
          caption={page.picture.imageCaption}
          sizes="20rem"
        />
      </div>
      <FirstPartyElement name="cat-survey" attributes={{ heading: 2, prefill: 'query' }}>
        <a href={`mailto:${business.email}`}>{messages.surveyFallback}</a>
      </FirstPartyElement>
    </div>
  );
}
