import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { pageOrNotFound } from '@/app/_features/pages/page-or-not-found';
import { readOrNotFound } from '@/app/_features/pages/read-or-not-found';
import { PhotoManager } from '@/app/_features/talents/photos/photo-manager';
import { ClientMessages } from '@/app/_ui/client-messages';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { portalGate } from '@/app/(portal)/_shell/gate';
import { PortalNotFound } from '@/app/(portal)/_shell/portal-not-found';
import { getKeptPhotos } from '@/lib/talents/photos/queries';

export const metadata: Metadata = { title: 'Fotos de un talento' };

/** A talent's photos as the administrator, or the agency that brought it, uploads and orders them. */
export default pageOrNotFound(
  PortalNotFound,
  async function TalentPhotosPage({ params }: { params: Promise<{ id: string }> }) {
    const [{ id }, { actor }] = await Promise.all([params, portalGate()]);
    const [{ name, photos }, t, talents] = await Promise.all([
      readOrNotFound(() => getKeptPhotos(actor, id)),
      getTranslations('photos.manage'),
      getTranslations('talents'),
    ]);
    return (
      <ClientMessages namespaces={['photos.manage']}>
        <PageHeader
          title={t('titleOf', { name })}
          breadcrumbs={[
            { label: talents('title'), href: '/talentos' },
            { label: name, href: `/talentos/${id}` },
          ]}
        />
        <PhotoManager talentId={id} photos={photos} />
      </ClientMessages>
    );
  },
);
