import { mail } from '#content/mail-service';
import { film } from '#content/film';
import { made } from '#content/made';
import { newsletter } from '#content/newsletter-service';
import { ours } from '../../../widgets/kit/ours';
import { configure } from '../../../widgets/kit/services/config';

// What each tag's data brings, for tests of parts without their tag.
configure({ ...ours, ...mail, film, made, ...newsletter });
