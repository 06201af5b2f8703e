import { type PhotoWidth, photoSrcSet, photoUrl } from '@/lib/core/photo-url';
import styles from './talent-photo.module.css';

export type TalentGender = 'FEMENINO' | 'MASCULINO';

type Props = {
  /** A stored public image; null shows the default picture of the gender. */
  fileId: string | null;
  /** Address of a photo that is not public (pending, rejected); goes before `fileId`. */
  src?: string | undefined;
  gender?: TalentGender | null;
  /** Empty where the name stands beside it. */
  alt: string;
  /** How wide it is shown, as in `sizes` of an image. */
  sizes?: string;
  /** Above the fold: load at once. */
  priority?: boolean;
};

const DEFAULT_WIDTH: PhotoWidth = 640;

/** A talent's picture: always 3:4, radius 8. Inside a link or button it grows a little under the pointer. */
export function TalentPhoto({ fileId, src, gender, alt, sizes = '280px', priority = false }: Props) {
  const stored = !src && fileId;
  return (
    <span className={styles.frame}>
      {/* Renditions come from our own route: next/image would drop cookies and make private ones public. */}
      <img
        className={styles.photo}
        src={src ?? (fileId ? photoUrl(fileId, DEFAULT_WIDTH) : defaultPicture(gender))}
        {...(stored ? { srcSet: photoSrcSet(fileId), sizes } : {})}
        alt={alt}
        width={300}
        height={400}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
      />
    </span>
  );
}

/** Default picture for a talent without one (specification 1, section 9). */
const defaultPicture = (gender: TalentGender | null | undefined): string =>
  gender === 'MASCULINO' ? '/images/talent-male.svg' : '/images/talent-female.svg';
