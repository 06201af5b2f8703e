import { useTranslations } from 'next-intl';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { storedPhoto } from '@/app/_ui/photos/photo';
import { PhotoGrid } from '@/app/_ui/photos/photo-grid';
import text from '@/app/_ui/theme/text.module.css';

type Props = { book: readonly string[]; gallery: readonly string[]; name: string };

/** Approved pictures: the book and the gallery, each opening in the lightbox. */
export function TalentGalleries({ book, gallery, name }: Props) {
  const t = useTranslations('events.profile');
  return (['book', 'gallery'] as const).map((kind) => {
    const files = kind === 'book' ? book : gallery;
    return (
      <SectionCard key={kind} title={t(kind)}>
        {files.length === 0 ? (
          <p className={text.quiet}>{t('noPhotos')}</p>
        ) : (
          <PhotoGrid
            label={t(kind)}
            photos={files.map((fileId, index) => storedPhoto(fileId, `${name}, ${index + 1}`))}
          />
        )}
      </SectionCard>
    );
  });
}
