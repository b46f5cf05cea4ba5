import '../../../configured';
import { build } from '#content/build';
import * as published from '#content/settings';
import * as calendar from '#content/tour-schedules';
import { renderToString } from 'preact-render-to-string';
import { Router } from 'wouter';
import type { DrawPreview } from '../../../admin/editor/drawing';
import type { TourSlug } from '../../../../widgets/kit/model/tour';
import { prerendering } from '../../../../widgets/kit/tag';
import { useNavigationLocation } from '../../../router/shown-location';
import { loadDefinitions, loadEditions } from '../../html/definitions';
import { offAt, periodsOf } from '../../html/periods';
import { shadowHtml } from '../../html/shadow';
import { placePictures } from './pictures';
import { postPreview } from './post';
import { tourPreview } from './tour';
import { readSettings, wordsOf } from './words';

const TOUR = /^tours\/(.+)\.yaml$/;

/** The prerenderer, in the editor: the card and the page are drawn by the very components that draw the site. */
export const drawPreview: DrawPreview = async ({ name, text, pictures, settings: settingsText }) => {
  // What tags have fetched is kept for some minutes, and an editor is open longer.
  const definitions = await loadDefinitions();
  const editions = await loadEditions(definitions);
  prerendering.shadow = (tag, attributes) => shadowHtml(definitions[tag], '', editions[tag], attributes);
  placePictures(pictures);
  const settings = readSettings(settingsText);
  const words = await wordsOf(settings);
  const slug = TOUR.exec(name)?.[1] as TourSlug | undefined;
  const { path, card, page } = slug
    ? await tourPreview(slug, text, settings, words)
    : await postPreview(text, words);
  const html = renderToString(
    (
      <Router hook={useNavigationLocation} ssrPath={path}>
        <section className="wrap" aria-label="Card">
          {card}
        </section>
        <main>{page}</main>
      </Router>
    ) as never,
  );
  return { html, marks: offAt(periodsOf(published, calendar), build.made) };
};
