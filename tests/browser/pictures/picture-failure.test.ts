import { expect } from 'chai';
import '../../../widgets/tour-list/element';
import { picture as drawing } from '#content/picture/placeholder/tour';
import { watchPictures } from '../../../widgets/kit/picture/watch-pictures';
import { mount, ignoreRealErrors, until } from '../stage';

/** Returns a picture of two formats. */
const pictureHtml = (attributes = '', file = '/img/none-') => `<picture>
  <source type="image/avif" srcset="${file}480.avif 480w, ${file}960.avif 960w">
  <img class="shot" alt="A cat" width="4" height="3" src="${file}480.jpg"
    srcset="${file}480.jpg 480w, ${file}960.jpg 960w" ${attributes}>
</picture>`;

/** Shows pictures in a watched root and makes the first one fail a number of times. */
async function fail(html: string, times = 2): Promise<HTMLElement> {
  const place = mount(`<p data-name="The Cat Gazette">${html}</p>`);
  ignoreRealErrors(place);
  watchPictures(place);
  const image = place.querySelector('img')!;
  image.dispatchEvent(new Event('error'));
  await until(() => image.srcset === '');
  // Ignored during the retry.
  if (times > 1) await until(() => image.dispatchEvent(new Event('error')) && !place.contains(image));
  return place;
}

describe('picture that fails', () => {
  it('is retried as plain WebP', async () => {
    const place = await fail(pictureHtml(), 1);
    const image = place.querySelector('img')!;
    expect(image.getAttribute('src')).to.match(/\/img\/none-480\.webp$/);
    expect(place.querySelectorAll('source')).to.have.length(0);
  });

  it('is replaced by a surface with its name', async () => {
    const gone = (await fail(pictureHtml())).querySelector('.picture-gone')!;
    expect([gone.className, gone.role, gone.ariaLabel]).to.deep.equal(['picture-gone shot', 'img', 'A cat']);
  });

  it('is replaced by the placeholder with its name', async () => {
    const place = await fail(pictureHtml('data-fallback="placeholder"'));
    const image = await until(() => place.querySelector('img'));
    expect(image!.getAttribute('src')).to.contain(drawing.file);
    expect([image!.className, image!.alt]).to.deep.equal(['shot', 'A cat']);
  });

  it('is replaced by its own drawing, then by a surface', async () => {
    const place = await fail(pictureHtml('data-fallback="/img/drawing-480.webp"'));
    const image = place.querySelector('img')!;
    expect(image.getAttribute('src')).to.equal('/img/drawing-480.webp');
    expect([image.className, image.alt]).to.deep.equal(['shot', 'A cat']);
    await until(() => image.dispatchEvent(new Event('error')) && place.querySelector('.picture-gone'));
  });

  it('is logged with data-fallback="logged"', async () => {
    const logged: string[] = [];
    const { error } = console;
    console.error = (line: string) => logged.push(line);
    const place = await fail(pictureHtml('data-fallback="logged"'));
    console.error = error;
    expect(place.querySelector('.picture-gone')).not.to.equal(null);
    expect(logged).to.have.length(1);
    expect(logged[0]).to.match(/^Failed to load image \S+\/img\/none-480\.webp$/);
  });
});
