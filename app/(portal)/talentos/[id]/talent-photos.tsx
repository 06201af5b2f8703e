import { useTranslations } from 'next-intl';
import type { Gallery } from '@/app/_features/talents/galleries/gallery';
import { PhotoGalleries } from '@/app/_features/talents/galleries/photo-galleries';
import { StateBadge } from '@/app/_ui/data/state-badge';
import { stateTone } from '@/app/_ui/data/state-tones';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { storedPhoto } from '@/app/_ui/photos/photo';
import { PHOTO } from '@/lib/core/states';
import type { TalentPhoto } from '@/lib/talents/photos/queries';
import styles from './talent-page.module.css';

type Props = {
  /** Of the talent. */
  name: string;
  photos: readonly TalentPhoto[];
};

/** A talent's photos in every state, bordered in its colour (specification 1, section 4.1). */
export function TalentPhotos({ name, photos }: Props) {
  const t = useTranslations('talentProfile.galleries');
  const shown = (type: Gallery) =>
    photos
      .filter((photo) => photo.type === type)
      .map(({ fileId, stateId, observation, placeholder }, index) => ({
        ...storedPhoto({
          fileId,
          alt: t('photo', { gallery: t(type), index: index + 1, name }),
          isPrivate: true,
          placeholder,
        }),
        tone: stateTone(stateId),
        below: (
          <div className={styles.below}>
            <StateBadge id={stateId} />
            {stateId === PHOTO.REJECTED && observation && (
              <span className={styles.reason}>{observation}</span>
            )}
          </div>
        ),
      }));
  return (
    <SectionCard title={t('title')}>
      <PhotoGalleries name={name} photos={{ GALLERY: shown('GALLERY'), IBOOK: shown('IBOOK') }} />
    </SectionCard>
  );
}
