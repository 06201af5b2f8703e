import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { loadMap } from '@/app/_features/map/load-map';
import { pageOrNotFound } from '@/app/_features/pages/page-or-not-found';
import { AgencyMark } from '@/app/_ui/public/agency-mark';
import { MessageScreen } from '@/app/_ui/public/message-screen';
import { PageTitle } from '@/app/_ui/public/page-title';
import type { Actor } from '@/lib/core/actor';
import { translate } from '@/lib/i18n/translate';
import { currentLinkActor } from '@/lib/identity/session';
import { getRidePage } from '@/lib/rides/ride-page';
import { AgencyClosed } from '../../../_link-forms/agency-closed';
import { PublicPage } from '../../../_shell/public-page';
import { keepPlaceAction, removePlaceAction } from './place-actions';
import { cancelAction, estimateAction, orderAction } from './ride-actions';
import { RideNotFound } from './ride-not-found';
import { RidePanel } from './ride-panel';
import { shareAction } from './share-action';

type Props = { params: Promise<{ idConvocatory: string; idTalent: string }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('ride');
  return { title: t('pageTitle') };
}

/**
 * Ordering a ride (specification part 2, section 2). Without a living link: 404, whatever the ids; with one, the reason
 * why none can be ordered, the form, or the ride in course.
 */
export default pageOrNotFound(RideNotFound, async function RidePage({ params }: Props) {
  const { idConvocatory, idTalent } = await params;
  const actor = await currentLinkActor('RIDE', { convocatoryId: idConvocatory, talentId: idTalent });
  if (actor.kind === 'anonymous' && actor.because) return <AgencyClosed />;
  if (actor.kind === 'anonymous') notFound();
  return (
    <PublicPage closed agencyId={actor.agencyId}>
      <Suspense fallback={<p role="status">{translate('ride.loading')}</p>}>
        <Ride actor={actor} idConvocatory={idConvocatory} idTalent={idTalent} />
      </Suspense>
    </PublicPage>
  );
});

type RideProps = Awaited<Props['params']> & { actor: Actor };

/** The provider may have to be asked first whether it knows us. */
async function Ride({ actor, idConvocatory, idTalent }: RideProps) {
  const page = await getRidePage(actor);
  if (page.state === 'INVALID') {
    return (
      <MessageScreen
        kind="invalid"
        title={translate(page.messageKey, page.values)}
        text={translate('ride.invalidText')}
      />
    );
  }
  const t = await getTranslations('ride');
  const { event, provider } = page;
  const path = `/transportation-service/${idConvocatory}/${idTalent}`;
  return (
    <>
      <AgencyMark agency={{ name: event.agencyName, logoFileId: event.agencyLogoFileId }} />
      <PageTitle
        title={t('title', { provider })}
        subtitle={t('subtitle', { event: event.name, agency: event.agencyName })}
      />
      <RidePanel
        page={page}
        map={loadMap(`${path}/direcciones`)}
        path={`${path}/viaje`}
        order={orderAction.bind(null, idConvocatory, idTalent)}
        estimate={estimateAction.bind(null, idConvocatory, idTalent)}
        cancel={cancelAction.bind(null, idConvocatory, idTalent)}
        share={shareAction.bind(null, idConvocatory, idTalent)}
        keepPlace={keepPlaceAction.bind(null, idConvocatory, idTalent)}
        removePlace={removePlaceAction.bind(null, idConvocatory, idTalent)}
      />
    </>
  );
}
