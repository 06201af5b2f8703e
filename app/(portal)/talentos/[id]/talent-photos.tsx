import { useTranslations } from 'next-intl';
import { PhotoGalleries } from '@/app/_features/talents/galleries/photo-galleries';
import { StateBadge } from '@/app/_ui/data/state-badge';
import { stateTone } from '@/app/_ui/data/state-tones';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { storedPhoto } from '@/app/_ui/photos/photo';
import { type GridPhoto, PhotoGrid } from '@/app/_ui/photos/photo-grid';
import { PHOTO } from '@/lib/core/states';
import type { TalentPhoto } from '@/lib/talents/photos/queries';
import { PhotoControls } from './photo-controls';
import styles from './talent-page.module.css';

type Props = {
  talent: { readonly id: string; readonly name: string };
  photos: readonly TalentPhoto[];
  /** The six reasons of the specification. */
  reasons: readonly string[];
};

/** A talent's photos in every state, bordered in its colour, to be judged (specification 1, section 4.1). */
export function TalentPhotos({ talent: { id, name }, photos, reasons }: Props) {
  const galleries = useTranslations('talentProfile.galleries');
  const t = useTranslations('photos.review');
  const shown = (type: TalentPhoto['type']): GridPhoto[] =>
    photos
      .filter((photo) => photo.type === type)
      .map((photo, index) => {
        const { fileId, stateId, observation, placeholder } = photo;
        const alt =
          type === 'PROFILE'
            ? t('portraitOf', { index: index + 1, name })
            : galleries('photo', { gallery: galleries(type), index: index + 1, name });
        return {
          ...storedPhoto({ fileId, alt, isPrivate: true, placeholder }),
          tone: stateTone(stateId),
          below: (
            <div className={styles.below}>
              <StateBadge id={stateId} />
              {stateId === PHOTO.REJECTED && observation && (
                <span className={styles.reason}>{observation}</span>
              )}
              <PhotoControls photo={{ id: photo.id, stateId, type }} name={alt} reasons={reasons} />
            </div>
          ),
        };
      });
  const portraits = shown('PROFILE');
  return (
    <>
      <SectionCard
        title={galleries('title')}
        actions={
          <>
            <ButtonLink variant="default" size="xs" href={`/talentos/fotos/historial?talento=${id}`}>
              {t('history')}
            </ButtonLink>
            <ButtonLink variant="default" size="xs" href={`/talentos/${id}/fotos`}>
              {t('manage')}
            </ButtonLink>
          </>
        }
      >
        <PhotoGalleries name={name} photos={{ GALLERY: shown('GALLERY'), IBOOK: shown('IBOOK') }} />
      </SectionCard>
      {portraits.length > 0 && (
        <SectionCard title={t('portrait')}>
          <PhotoGrid label={t('portrait')} photos={portraits} />
        </SectionCard>
      )}
    </>
  );
}
