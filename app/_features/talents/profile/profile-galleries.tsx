import { useTranslations } from 'next-intl';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { storedPhoto } from '@/app/_ui/photos/photo';
import { PhotoGrid } from '@/app/_ui/photos/photo-grid';
import type { PublicProfile } from '@/lib/talents/public-profile';

type Props = { profile: Pick<PublicProfile, 'name' | 'book' | 'gallery'> };

/** Approved pictures: the book and the gallery, each opening in the lightbox; one without pictures is not there. */
export function ProfileGalleries({ profile }: Props) {
  const t = useTranslations('talentProfile');
  return (['book', 'gallery'] as const).map((kind) => {
    const files = profile[kind];
    if (files.length === 0) return null;
    return (
      <SectionCard key={kind} title={t(kind)}>
        <PhotoGrid
          label={t(kind)}
          photos={files.map((fileId, index) =>
            storedPhoto(fileId, t('picture', { kind: t(kind), index: index + 1, name: profile.name })),
          )}
        />
      </SectionCard>
    );
  });
}
