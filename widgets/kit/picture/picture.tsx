import { useEmbed, type Embed } from '../element/embed-context';
import { fileUrl, type FileUrl } from '../element/links';
import { pictureFile, plainFile, type Picture as PictureFiles } from '../model/picture';

interface Props {
  picture: PictureFiles;
  alt: string;
  sizes: string;
  /** Loads eagerly, before others; `soon` after others. */
  priority?: boolean | 'soon';
  className?: string;
  /** See picture-fallback.ts. */
  fallback?: 'placeholder' | 'name' | 'nothing' | FileUrl;
}

/** Returns the HTML of a picture, without a component for each picture of a long list. */
export function pictureHtml({ picture, alt, sizes, priority, className, fallback }: Props, host: Embed) {
  const { endings, widths } = picture;
  const srcSet = (ending: string) =>
    widths.map((width) => `${fileUrl(pictureFile(picture, width, ending), host)} ${width}w`).join();
  // Keyed, so that the replacement of a failed image goes with it.
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

/** Renders a picture with its formats and widths. `watchPictures` handles its failure. */
export const Picture = (shown: Props) => pictureHtml(shown, useEmbed());
