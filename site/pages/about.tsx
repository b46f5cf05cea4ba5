import { css } from '#css/pages/about';
import { page } from '#content/page-about';
import { picture as closing } from '#content/picture/cta/walk';
import { findPicture } from '#content/pictures-of-page-about';
import { team } from '#content/team';
import { Fragment } from 'react';
import { prose } from '../../widgets/kit/data/prose';
import { plainFacts } from '../seo/page-facts';
import { CallToAction } from '../ui/text/call-to-action';
import { Hero } from '../ui/hero/hero';
import { Feature } from '../ui/text/feature';
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
      <Feature section={page.highlights} findPicture={findPicture} side="right">
        {page.highlights.list.map(({ title, text }) => (
          <Fragment key={title}>
            <h3>{title}</h3>
            <p className="text-muted">{prose(text)}</p>
          </Fragment>
        ))}
      </Feature>
      <CallToAction picture={closing} {...page.closing} />
    </>
  );
}
