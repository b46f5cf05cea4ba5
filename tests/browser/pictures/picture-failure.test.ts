import { expect } from 'chai';
import '../../../widgets/tour-list/element';
import { picture as drawing } from '#content/picture/placeholder/tour';
import { written, readPicture } from '../../../widgets/kit/picture/read-picture';
import { watchPictures } from '../../../widgets/kit/watch-pictures';
import { mount, unfailing, until } from '../stage';

/** A picture of two formats, and below it what it says of its failure. */
const pictureHtml = (attributes = '', file = '/img/none-') => `<picture>
  <source type="image/avif" srcset="${file}480.avif 480w, ${file}960.avif 960w">
  <img class="shot" alt="A cat" width="4" height="3" src="${file}480.jpg"
    srcset="${file}480.jpg 480w, ${file}960.jpg 960w" ${attributes}>
</picture>`;

/** Shows pictures in a root that is watched, and lets the first fail as often as that. */
async function fail(html: string, times = 2): Promise<HTMLElement> {
  const place = mount(`<p data-name="The Cat Gazette">${html}</p>`);
  unfailing(place);
  watchPictures(place);
  const image = place.querySelector('img')!;
  image.dispatchEvent(new Event('error'));
  await until(() => image.srcset === '');
  // While it is being fetched again, that is no failure.
  if (times > 1) await until(() => image.dispatchEvent(new Event('error')) && !place.contains(image));
  return place;
}

describe('a picture that fails', () => {
  it('is asked for once more, as plain WebP; all its addresses are still known', async () => {
    const place = await fail(pictureHtml(), 1);
    const image = place.querySelector('img')!;
    expect(image.getAttribute('src')).to.match(/\/img\/none-480\.webp$/);
    expect(place.querySelectorAll('source')).to.have.length(0);
    expect(readPicture(place)).to.deep.include({
      file: '/img/none-',
      widths: [480, 960],
      endings: ['avif', 'jpg'],
      width: 4,
      height: 3,
    });
  });

  for (const attribute of ['', 'data-fallback="surface"']) {
    it(`leaves a surface of the same name (${attribute || 'nothing said'})`, async () => {
      const gone = (await fail(pictureHtml(attribute))).querySelector('.picture-gone')!;
      expect([gone.className, gone.role, gone.ariaLabel]).to.deep.equal([
        'picture-gone shot',
        'img',
        'A cat',
      ]);
    });
  }

  it('gives way to the drawing for tours, in its own name', async () => {
    const place = await fail(pictureHtml('data-fallback="placeholder"'));
    const image = await until(() => place.querySelector('img'));
    expect(image!.getAttribute('src')).to.contain(drawing.file);
    expect([image!.className, image!.alt]).to.deep.equal(['shot', 'A cat']);
  });

  it('gives way to a drawing of its own, and that to a surface', async () => {
    const place = await fail(pictureHtml('data-fallback="/img/drawing-480.webp"'));
    const image = place.querySelector('img')!;
    expect(image.getAttribute('src')).to.equal('/img/drawing-480.webp');
    expect([image.className, image.alt]).to.deep.equal(['shot', 'A cat']);
    await until(() => image.dispatchEvent(new Event('error')) && place.querySelector('.picture-gone'));
    expect(written(place).querySelector('img')!.alt, 'what was there can be read').to.equal('A cat');
  });

  it('tells the console of it where it says so', async () => {
    const said: string[] = [];
    const { error } = console;
    console.error = (line: string) => said.push(line);
    const place = await fail(pictureHtml('data-fallback="logged"'));
    console.error = error;
    expect(place.querySelector('.picture-gone')).not.to.equal(null);
    expect(said).to.have.length(1);
    expect(said[0]).to.match(/^Failed to load image \S+\/img\/none-480\.webp$/);
  });
});
