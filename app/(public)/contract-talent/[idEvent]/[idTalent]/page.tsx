import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { pageOrNotFound } from '@/app/_features/pages/page-or-not-found';
import { MessageScreen } from '@/app/_ui/public/message-screen';
import { getContractPage } from '@/lib/contracts/contract-page';
import { translate } from '@/lib/i18n/translate';
import { currentLinkActor } from '@/lib/identity/session';
import { CodeStep } from '../../../_link-code/code-step';
import { AgencyClosed } from '../../../_link-forms/agency-closed';
import { PublicPage } from '../../../_shell/public-page';
import { ContractNotFound } from './contract-not-found';
import { ContractToSign } from './contract-to-sign';
import { DeclinedContract } from './declined-contract';
import { SignedContract } from './signed-contract';
import { takeBackAction } from './talk-actions';

type Props = { params: Promise<{ idEvent: string; idTalent: string }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('contract');
  return { title: t('pageTitle') };
}

/**
 * Online contract signing (specification part 2, section 2). Without a living link: 404, whatever the ids; with one,
 * the reason why there is nothing to sign, the step that asks for the talent's own code, the form, or the contract that was signed.
 */
export default pageOrNotFound(ContractNotFound, async function ContractPage({ params }: Props) {
  const { idEvent, idTalent } = await params;
  const actor = await currentLinkActor('CONTRACT', { eventId: idEvent, talentId: idTalent });
  if (actor.kind === 'anonymous' && actor.because) return <AgencyClosed />;
  if (actor.kind === 'anonymous') notFound();
  const page = await getContractPage(actor);
  const path = `/contract-talent/${idEvent}/${idTalent}`;
  if (page.state === 'INVALID') {
    return (
      <PublicPage closed agencyId={actor.agencyId}>
        <MessageScreen
          kind="invalid"
          title={translate(page.messageKey)}
          text={translate('contract.invalidText')}
        />
      </PublicPage>
    );
  }
  if (page.state === 'DECLINED') {
    return (
      <PublicPage closed agencyId={actor.agencyId}>
        <DeclinedContract page={page} takeBack={takeBackAction.bind(null, idEvent, idTalent)} />
      </PublicPage>
    );
  }
  if (page.state === 'CODE') {
    return (
      <PublicPage closed agencyId={actor.agencyId}>
        <CodeStep step={page.step} subject={{ eventId: idEvent, talentId: idTalent }} />
      </PublicPage>
    );
  }
  return (
    <PublicPage closed agencyId={actor.agencyId}>
      {page.state === 'SIGNED' ? (
        <SignedContract page={page} path={path} eventId={idEvent} talentId={idTalent} />
      ) : (
        <ContractToSign page={page} path={path} eventId={idEvent} talentId={idTalent} />
      )}
    </PublicPage>
  );
});
