import { tour } from '#content/tour-financial-district';
import { tourPage } from './tour-page';

export const { Page, head } = tourPage(tour);
