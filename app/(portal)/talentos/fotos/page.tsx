import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/app/_ui/client-messages';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { administratorGate } from '@/app/(portal)/_shell/gate';
import { listRejectReasons } from '@/lib/catalogues/queries';
import { readPhotoQueue } from '@/lib/talents/photos/review/queries';
import { PhotoReview } from './photo-review';

export const metadata: Metadata = { title: 'Fotos por revisar' };

/** The photos of all talents that nobody has judged, oldest first. */
export default async function PhotosPage() {
  const { actor } = await administratorGate();
  const [{ pending }, reasons, t] = await Promise.all([
    readPhotoQueue(actor),
    listRejectReasons(),
    getTranslations('talents'),
  ]);
  return (
    <ClientMessages namespaces={['talents.queue']}>
      <PageHeader
        title={t('queue.title')}
        subtitle={t('queue.subtitle')}
        breadcrumbs={[{ label: t('title'), href: '/talentos' }]}
      />
      <PhotoReview pending={pending} reasons={reasons} />
    </ClientMessages>
  );
}
