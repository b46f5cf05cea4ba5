import { useEffect, useState } from 'react';
import type { Picture as PictureFiles } from '../model/picture';
import { Picture } from './picture';

interface Props {
  alt: string;
  sizes: string;
  className: string;
}

/** The drawing that stands in for a tour's or story's picture that failed; fetched only then, until then a surface. */
export function Placeholder(props: Props) {
  const [picture, setPicture] = useState<PictureFiles>();
  useEffect(() => {
    import('#content/picture/placeholder/tour').then(
      (module) => setPicture(module.picture),
      () => undefined, // The surface stays.
    );
  }, []);
  return picture ? (
    <Picture {...props} picture={picture} />
  ) : (
    <span className={`picture-gone ${props.className}`} />
  );
}
