import { emailjs } from '#content/emailjs-config';
import { film } from '#content/film';
import { made } from '#content/made';
import { mailchimp } from '#content/mailchimp-config';
import { validation } from '#content/mailchimp-validation';
import { ours } from '../../widgets/kit/data';
import { configure } from '../../widgets/kit/services/config';

// What each tag's data brings, for tests of parts without their tag.
configure({ ...ours, emailjs, film, made, mailchimp, validation });
