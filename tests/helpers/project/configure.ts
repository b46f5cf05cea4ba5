import { mail } from '#content/mail-service';
import { film } from '#content/film';
import { made } from '#content/made';
import { newsletter } from '#content/newsletter-service';
import { commonConfig } from '../../../widgets/kit/services/common-config';
import { configure } from '../../../widgets/kit/services/config';

// Elements are configured by their data; these tests run without it.
configure({ ...commonConfig, ...mail, film, made, ...newsletter });
