import { useEmbed, type Embed } from '../element/embed-context';
import { fileUrl, type FileUrl } from '../element/links';
import { pictureFile, plainFile, type Picture as PictureFiles } from '../model/picture';

interface Props {
  picture: PictureFiles;
  /** Description of its content; empty when the text beside it says the same. */
  alt: string;
  /** The CSS `sizes`: how wide the picture is drawn, by width of the window. */
  sizes: string;
  /** For the picture of the first screen: asked for at once, before others. `soon`: at once, after others. */
  priority?: boolean | 'soon';
  className?: string;
  /** Name of what replaces it when it failed, see mend-picture.ts; an even surface if left out. */
  fallback?: 'placeholder' | 'name' | 'nothing' | FileUrl;
}

/** The HTML of a picture, for those who draw many at once: a long list. */
export function pictureHtml({ picture, alt, sizes, priority, className, fallback }: Props, host: Embed) {
  const { endings, widths } = picture;
  const srcSet = (ending: string) =>
    widths.map((width) => `${fileUrl(pictureFile(picture, width, ending), host)} ${width}w`).join();
  // The key: what took a failed image's place goes with it.
  return (
    <picture key={picture.file}>
      {endings.slice(0, -1).map((ending) => (
        <source key={ending} type={`image/${ending}`} srcSet={srcSet(ending)} sizes={sizes} />
      ))}
      <img
        className={className}
        src={fileUrl(plainFile(picture), host)}
        srcSet={srcSet(endings.at(-1)!)}
        sizes={sizes}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? (priority === 'soon' ? 'low' : 'high') : undefined}
        decoding="async"
        data-fallback={fallback}
      />
    </picture>
  );
}

/** Renders a picture with its formats and widths; watch-pictures.ts hears of one that cannot be shown. */
export const Picture = (shown: Props) => pictureHtml(shown, useEmbed());
