import { tour } from '#content/tour-brooklyn-heights';
import { tourPage } from './tour-page';

export const { Page, head } = tourPage(tour);
