import { expect } from 'chai';
import '../../../widgets/contact/element';
import '../../../widgets/newsletter/element';
import '../../../widgets/price-calculator/element';
import '../../../widgets/site-search/element';
import '../../../widgets/survey/element';
import '../../../widgets/tour-list/element';
import { mount, until } from '../stage';

const TAGS = ['contact', 'survey', 'newsletter', 'tour-list', 'site-search', 'price-calculator'];
const FIELDS = 'input:not([type=checkbox], [type=hidden], [tabindex]), select, textarea';

const fieldsOf = async (tag: string, attributes = '', style = '') => {
  await customElements.whenDefined(`cat-${tag}`);
  const box = mount(`<div style="${style}"><cat-${tag} ${attributes}></cat-${tag}></div>`);
  const root = box.firstElementChild!.shadowRoot!;
  await until(() => root.querySelector(FIELDS));
  return [...root.querySelectorAll<HTMLInputElement>(FIELDS)];
};

describe('Fields', () => {
  for (const tag of TAGS) {
    // iOS zooms the page when a field with smaller text gets the focus.
    for (const [attributes, style] of [
      ['look="match"', 'font: 10px/1.4 Georgia'],
      ['', '--cat-font-scale: 0.5'],
      ['look="edition"', '--cat-font-scale: 0.5'],
    ]) {
      it(`of cat-${tag} are at least 16 px with ${attributes} ${style}`, async () => {
        for (const field of await fieldsOf(tag, attributes, style))
          expect(parseFloat(getComputedStyle(field).fontSize), field.id).to.be.at.least(16);
      });
    }

    it(`of cat-${tag} follow the direction of the text, addresses and numbers are left to right`, async () => {
      for (const field of await fieldsOf(tag, '', 'direction: rtl')) {
        if (field.matches('select, [type=date]')) continue;
        const isLtr = field.matches('[type=email], [type=tel], [inputmode=numeric]');
        for (const [text, direction] of [
          ['שלום (חתולים).', isLtr ? 'ltr' : 'rtl'],
          ['Cats.', 'ltr'],
        ] as const) {
          field.value = text;
          expect(getComputedStyle(field).direction, `${field.id}: ${text}`).to.equal(direction);
        }
      }
    });
  }
});
