import { expect } from 'chai';
import { redraw } from '../../site/admin/editor/redraw';

describe('redrawing a preview', () => {
  let place: HTMLElement;
  beforeEach(() => {
    place = document.createElement('div');
    document.body.append(place);
  });
  afterEach(() => place.remove());

  it('changes what differs, and keeps every other node', () => {
    redraw(place, '<p class="a" lang="en">One</p><img src="data:," alt="x"><b>Two</b>');
    const [paragraph, image, bold] = place.children;
    redraw(place, '<p class="b">One!</p><img src="data:," alt="x"><i>Two</i><hr>');
    expect(place.innerHTML).to.equal('<p class="b">One!</p><img src="data:," alt="x"><i>Two</i><hr>');
    expect(place.children[0]).to.equal(paragraph);
    expect(place.children[1]).to.equal(image);
    expect(place.children[2]).not.to.equal(bold);
    redraw(place, '<p class="b">One!</p>');
    expect(place.innerHTML).to.equal('<p class="b">One!</p>');
  });

  it('draws the inside of tags, and changes it where it is', () => {
    const tag = (text: string) => `<cat-x><template shadowrootmode="open"><p>${text}</p></template></cat-x>`;
    redraw(place, tag('One'));
    const paragraph = place.firstElementChild!.shadowRoot!.firstElementChild;
    redraw(place, tag('Two'));
    expect(place.firstElementChild!.shadowRoot!.firstElementChild).to.equal(paragraph);
    expect(paragraph!.textContent).to.equal('Two');
    redraw(place, '<cat-x>plain</cat-x>');
    expect(place.innerHTML).to.equal('<cat-x>plain</cat-x>');
    expect(place.firstElementChild!.shadowRoot).to.equal(null);
  });
});
