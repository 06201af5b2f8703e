import { useTranslations } from 'next-intl';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { storedPhoto } from '@/app/_ui/photos/photo';
import type { PublicProfile } from '@/lib/talents/public-profile';
import type { Gallery } from '../galleries/gallery';
import { PhotoGalleries } from '../galleries/photo-galleries';

type Props = { profile: Pick<PublicProfile, 'name' | 'book' | 'gallery'> };

/** What others than the administrator see of a talent's photos: approved ones, without borders; nothing when there is none. */
export function ProfileGalleries({ profile: { name, book, gallery } }: Props) {
  const t = useTranslations('talentProfile.galleries');
  if (book.length + gallery.length === 0) return null;
  const photosOf = (type: Gallery, files: readonly string[]) =>
    files.map((fileId, index) =>
      storedPhoto({ fileId, alt: t('photo', { gallery: t(type), index: index + 1, name }) }),
    );
  return (
    <SectionCard title={t('title')}>
      <PhotoGalleries
        name={name}
        photos={{ GALLERY: photosOf('GALLERY', gallery), IBOOK: photosOf('IBOOK', book) }}
      />
    </SectionCard>
  );
}
