import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { pageOrNotFound } from '@/app/_features/pages/page-or-not-found';
import { MessageScreen } from '@/app/_ui/public/message-screen';
import { getClaimPage } from '@/lib/claims/claim-page';
import { translate } from '@/lib/i18n/translate';
import { currentLinkActor } from '@/lib/identity/session';
import { CodeStep } from '../../../_link-code/code-step';
import { AgencyClosed } from '../../../_link-forms/agency-closed';
import { PublicPage } from '../../../_shell/public-page';
import { ClaimNotFound } from './claim-not-found';
import { ClaimToSend } from './claim-to-send';
import { SentClaim } from './sent-claim';

type Props = { params: Promise<{ idConvocatory: string; idTalent: string }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('claim');
  return { title: t('pageTitle') };
}

/**
 * The payment claim (specification part 2, section 2). Without a living link: 404, whatever the ids; with one, the
 * reason why none can be sent, the step that asks for the talent's own code, the form, or the claim that was sent.
 */
export default pageOrNotFound(ClaimNotFound, async function ClaimPage({ params }: Props) {
  const { idConvocatory, idTalent } = await params;
  const subject = { convocatoryId: idConvocatory, talentId: idTalent };
  const actor = await currentLinkActor('CLAIM', subject);
  if (actor.kind === 'anonymous' && actor.because) return <AgencyClosed />;
  if (actor.kind === 'anonymous') notFound();
  const page = await getClaimPage(actor);
  const path = `/invoice/${idConvocatory}/${idTalent}`;
  if (page.state === 'INVALID') {
    const text = translate(page.textKey ?? 'claim.invalidText', page.values);
    return (
      <PublicPage closed agencyId={actor.agencyId}>
        <MessageScreen
          kind="invalid"
          code="404"
          title={translate(page.messageKey, page.values)}
          text={text}
        />
      </PublicPage>
    );
  }
  if (page.state === 'CODE') {
    return (
      <PublicPage closed agencyId={actor.agencyId}>
        <CodeStep step={page.step} subject={subject} />
      </PublicPage>
    );
  }
  return (
    <PublicPage closed agencyId={actor.agencyId}>
      {page.state === 'SENT' ? (
        <SentClaim page={page} path={path} />
      ) : (
        <ClaimToSend page={page} convocatoryId={idConvocatory} talentId={idTalent} />
      )}
    </PublicPage>
  );
});
