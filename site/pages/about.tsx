import { css } from '#css/pages/about';
import { page } from '#content/page-about';
import { picture as closing } from '#content/picture/cta/walk';
import { findPicture } from '#content/pictures-of-page-about';
import { team } from '#content/team';
import { plainFacts } from '../seo/page-facts';
import { CallToAction } from '../ui/text/call-to-action';
import { Hero } from '../ui/hero/hero';
import { BulletList } from '../ui/text/bullet-list';
import { TeamCards } from '../ui/team-cards';
import { TextColumns, TextSection } from '../ui/text/text-section';
import { pageHead } from './page-head';

export const head = () => pageHead(page);
export const facts = () => plainFacts(page, { type: 'AboutPage', aboutUs: true });

export function Page() {
  return (
    <>
      <Hero hero={page.hero} findPicture={findPicture} />
      <div className="wrap sec story">
        <style>{css}</style>
        <TextSection section={page.story} drop />
      </div>
      <div className="band">
        <section className="wrap sec">
          <h2 className="head">{page.team.heading}</h2>
          <TeamCards team={team} catLabel={page.team.catLabel} />
        </section>
      </div>
      <TextColumns section={page.mission} />
      <hr className="oxford" />
      <section className="wrap sec">
        <h2 className="head">{page.highlights.heading}</h2>
        <BulletList points={page.highlights.list} />
      </section>
      <CallToAction picture={closing} {...page.closing} />
    </>
  );
}
