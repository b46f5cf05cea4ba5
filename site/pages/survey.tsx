import { css } from '#css/pages/survey';
import { page } from '#content/page-survey';
import { findPicture } from '#content/pictures-of-page-survey';
import { business } from '#content/settings';
import { Tag } from '../../widgets/kit/tag';
import { plainFacts } from '../seo/page-facts';
import { PageHero } from '../ui/hero/page-hero';
import { Print } from '../../widgets/kit/posts/print';
import { pageHead } from './page-head';
import { messages } from './messages';

export const head = () => ({ ...pageHead(page), noindex: true });
export const facts = () => plainFacts(page);

export function Page() {
  return (
    <>
      <PageHero hero={page.hero} findPicture={findPicture} />
      <div className="wrap sec survey">
        <style>{css}</style>
        <p className="lede">{page.intro}</p>
        <Print
          picture={findPicture(page.picture.image)}
          alt={page.picture.imageAlt}
          caption={page.picture.imageCaption}
          sizes="(min-width: 64em) 20rem, 7rem"
        />
        <div className="survey-form">
          <Tag name="cat-survey" attributes={{ heading: 2, prefill: 'query' }}>
            <a href={`mailto:${business.email}`}>{messages.surveyFallback}</a>
          </Tag>
        </div>
      </div>
    </>
  );
}
