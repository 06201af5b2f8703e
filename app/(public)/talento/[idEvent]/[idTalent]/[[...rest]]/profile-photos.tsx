import { PhotoGrid } from '@/app/_ui/photos/photo-grid';
import { PHOTO_WIDTHS, photoUrl } from '@/lib/core/photo-url';
import styles from './profile.module.css';

type Props = { title: string; files: readonly string[]; name: string };

/** One gallery of approved pictures; nothing when it is empty. */
export function ProfilePhotos({ title, files, name }: Props) {
  if (files.length === 0) return null;
  const photos = files.map((file, index) => ({
    src: photoUrl(file),
    alt: `${title} ${index + 1}, ${name}`,
    srcSet: PHOTO_WIDTHS.map((width) => ({
      src: photoUrl(file, width),
      width,
      height: Math.round((width * 4) / 3),
    })),
  }));
  return (
    <section className={styles.gallery}>
      <h2>{title}</h2>
      <PhotoGrid photos={photos} label={title} />
    </section>
  );
}
