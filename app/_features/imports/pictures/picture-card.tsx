'use client';

import { useTranslations } from 'next-intl';
import { later } from '@/app/_ui/later/later';
import { SectionCard } from '@/app/_ui/layout/section-card';

const PictureTray = later(() => import('./picture-tray'));

type Props = { id: string; url: string; isDone: boolean; changed: number };

/** Photos beside the file. */
export function PictureCard(props: Props) {
  const t = useTranslations('importPictures');
  return (
    <SectionCard title={t('title')} description={t('text')}>
      <PictureTray {...props} />
    </SectionCard>
  );
}
