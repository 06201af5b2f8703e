import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { type GridPhoto, PhotoGrid } from '@/app/_ui/photos/photo-grid';
import { Tabs } from '@/app/_ui/public/tabs';
import text from '@/app/_ui/theme/text.module.css';
import { GALLERIES, type Gallery } from './gallery';

type Props = {
  /** Of the talent. */
  name: string;
  photos: Readonly<Record<Gallery, readonly GridPhoto[]>>;
  /** Above the photos of a gallery: what is done with them. */
  above?: Partial<Readonly<Record<Gallery, ReactNode>>>;
};

/** The tabs GALLERY and IBOOK, each a grid whose photos open in the lightbox (specification 1, section 2.10). */
export function PhotoGalleries({ name, photos, above }: Props) {
  const t = useTranslations('talentProfile.galleries');
  return (
    <Tabs
      label={t('label', { name })}
      initial={GALLERIES.find((gallery) => photos[gallery].length > 0)}
      tabs={GALLERIES.map((gallery) => ({
        id: gallery,
        title: t('tab', { gallery: t(gallery), count: photos[gallery].length }),
        content: (
          <>
            {above?.[gallery]}
            {photos[gallery].length === 0 ? (
              <p className={text.quiet}>{t(`empty.${gallery}`)}</p>
            ) : (
              <PhotoGrid label={t(gallery)} photos={photos[gallery]} />
            )}
          </>
        ),
      }))}
    />
  );
}
