import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PhotoManager } from '@/app/_features/talents/photos/photo-manager';
import { ClientMessages } from '@/app/_ui/client-messages';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { talentGate } from '@/app/(talent)/_shell/gate';
import { loadOwnProfile } from '../_work/load-own-profile';

export const metadata: Metadata = { title: 'Fotos' };

/** A talent's own photos: uploading, ordering, the main one, and why one was rejected. */
export default async function OwnPhotosPage() {
  const { actor } = await talentGate();
  const [{ detail }, t] = await Promise.all([loadOwnProfile(actor), getTranslations('photos.manage')]);
  return (
    <ClientMessages namespaces={['photos.manage']}>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <PhotoManager talentId={actor.talentId} photos={detail.photos} />
    </ClientMessages>
  );
}
