import { useTranslations } from 'next-intl';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { Tabs } from '@/app/_ui/public/tabs';
import text from '@/app/_ui/theme/text.module.css';
import { PHOTO_TYPES, type PhotoType } from '@/db/values/photo-types';
import { PHOTO } from '@/lib/core/states';
import type { TalentPhoto } from '@/lib/talents/photos/queries';
import type { ManagedPhoto } from './managed-photo';
import styles from './photo-manager.module.css';
import { PhotoSorter } from './photo-sorter';
import { PhotoUploader } from './photo-uploader';

type Props = {
  talentId: string;
  /** In every state. */
  photos: readonly TalentPhoto[];
};

/**
 * Where a talent, or the administrator for it, uploads photos, puts them in order, chooses the main one and archives
 * others. Its page hands out the texts of `photos.manage`.
 */
export function PhotoManager({ talentId, photos }: Props) {
  const t = useTranslations('photos.manage');
  const shown = (type: PhotoType): ManagedPhoto[] =>
    photos
      .filter((photo) => photo.type === type && photo.stateId !== PHOTO.ARCHIVED)
      .toSorted((one, other) => one.position - other.position)
      .map(({ id, fileId, stateId, observation, placeholder }) => ({
        id,
        fileId,
        stateId,
        observation,
        placeholder,
      }));
  return (
    <SectionCard>
      <Tabs
        label={t('title')}
        tabs={PHOTO_TYPES.map((type) => {
          const own = shown(type);
          return {
            id: type,
            title: `${t(`types.${type}`)} (${own.length})`,
            content: (
              <div className={styles.panel}>
                <p className={text.quiet}>{t(`hints.${type}`)}</p>
                <PhotoUploader talentId={talentId} type={type} />
                {own.length === 0 ? (
                  <p className={text.quiet}>{t(`empty.${type}`)}</p>
                ) : (
                  <PhotoSorter
                    key={own
                      .map(({ id, stateId }) => `${id}${stateId}`)
                      .toSorted()
                      .join()}
                    talentId={talentId}
                    type={type}
                    photos={own}
                  />
                )}
              </div>
            ),
          };
        })}
      />
    </SectionCard>
  );
}
