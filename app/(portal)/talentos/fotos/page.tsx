import { IconLayoutGrid, IconPhoto } from '@tabler/icons-react';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/app/_ui/client-messages';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { ViewSwitch } from '@/app/_ui/layout/view-switch';
import { paramOf, type SearchParams } from '@/app/_ui/list/list-query';
import { administratorGate } from '@/app/(portal)/_shell/gate';
import { listRejectReasons } from '@/lib/catalogues/queries';
import { readPhotoQueue } from '@/lib/talents/photos/review/queries';
import { PhotoReview } from './photo-review';

export const metadata: Metadata = { title: 'Fotos por revisar' };

const PATH = '/talentos/fotos';

/** The photos of all talents that nobody has judged, oldest first. */
export default async function PhotosPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { actor } = await administratorGate();
  const [{ pending }, reasons, t, talents, params] = await Promise.all([
    readPhotoQueue(actor),
    listRejectReasons(),
    getTranslations('photos.queue'),
    getTranslations('talents'),
    searchParams,
  ]);
  const way = paramOf(params, 'vista') === 'lote' ? 'batch' : 'single';
  return (
    <ClientMessages namespaces={['photos.queue']}>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        breadcrumbs={[{ label: talents('title'), href: '/talentos' }]}
        actions={
          <>
            <ViewSwitch
              label={t('ways')}
              current={way}
              views={[
                { id: 'single', label: t('single'), icon: <IconPhoto size={16} aria-hidden />, href: PATH },
                {
                  id: 'batch',
                  label: t('batch'),
                  icon: <IconLayoutGrid size={16} aria-hidden />,
                  href: `${PATH}?vista=lote`,
                },
              ]}
            />
            <ButtonLink variant="default" href={`${PATH}/historial`}>
              {t('history')}
            </ButtonLink>
          </>
        }
      />
      <PhotoReview key={way} way={way} pending={pending} reasons={reasons} />
    </ClientMessages>
  );
}
