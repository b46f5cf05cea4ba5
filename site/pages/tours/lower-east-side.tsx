import { tour } from '#content/tour-lower-east-side';
import { tourPage } from './tour-page';

export const { Page, head } = tourPage(tour);
