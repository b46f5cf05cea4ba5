import { tour } from '#content/tour-private-tours';
import { tourPage } from './tour-page';

export const { Page, head } = tourPage(tour);
