import { useTranslations } from 'next-intl';
import { StateBadge, useStateWord } from '@/app/_ui/data/state-badge';
import { stateTone } from '@/app/_ui/data/state-tones';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { PhotoGrid } from '@/app/_ui/photos/photo-grid';
import { fileUrl } from '@/lib/core/photo-url';
import { PHOTO } from '@/lib/core/states';
import type { TalentPhoto } from '@/lib/talents/photos/queries';
import styles from './talent-page.module.css';

type Props = { photos: readonly TalentPhoto[]; type: TalentPhoto['type'] };

/** The pictures of the book or the gallery in every state, bordered in its colour (specification 4.1). */
export function TalentPhotos({ photos, type }: Props) {
  const t = useTranslations('talents.detail');
  const word = useStateWord();
  const title = type === 'IBOOK' ? t('book') : t('gallery');
  const shown = photos.filter((photo) => photo.type === type);
  if (shown.length === 0) return null;
  return (
    <SectionCard title={title}>
      <PhotoGrid
        label={title}
        photos={shown.map(({ fileId, stateId, observation }, index) => ({
          src: fileUrl(fileId, 1080),
          alt: t('photo', { index: index + 1, state: word(stateId) }),
          srcSet: ([320, 640, 1080] as const).map((width) => ({
            src: fileUrl(fileId, width),
            width,
            height: Math.round((width * 4) / 3),
          })),
          tone: stateTone(stateId),
          below: (
            <div className={styles.below}>
              <StateBadge id={stateId} />
              {stateId === PHOTO.REJECTED && observation && (
                <span className={styles.reason}>{observation}</span>
              )}
            </div>
          ),
        }))}
      />
    </SectionCard>
  );
}
