import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { pageOrNotFound } from '@/app/_features/pages/page-or-not-found';
import { MessageScreen } from '@/app/_ui/public/message-screen';
import { getCall } from '@/lib/convocatories/answers/queries';
import { callStatus } from '@/lib/convocatories/answers/rules';
import { currentLinkActor } from '@/lib/identity/session';
import { AgencyClosed } from '../../../_link-forms/agency-closed';
import { PublicPage } from '../../../_shell/public-page';
import { CallNotFound } from './call-not-found';
import { CallPanel } from './call-panel';
import { markSeen } from './mark-seen';
import { sendAnswer } from './send-answer';

type Props = { params: Promise<{ idConvocatory: string; idTalent: string }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('call');
  return { title: t('pageTitle') };
}

/** A talent's answer to a call, by its own link (design, "Talent's answer"). Without the link: 404, whatever the ids. */
export default pageOrNotFound(CallNotFound, async function CallPage({ params }: Props) {
  const { idConvocatory, idTalent } = await params;
  const subject = { convocatoryId: idConvocatory, talentId: idTalent };
  const actor = await currentLinkActor('TALENT_REPLY', subject);
  if (actor.kind === 'anonymous' && actor.because) return <AgencyClosed />;
  if (actor.kind === 'anonymous') notFound();
  const [call, t] = await Promise.all([getCall(actor), getTranslations('call')]);
  const status = callStatus(call, new Date());
  if (!call || status === 'GONE') {
    return (
      <PublicPage closed agencyId={actor.agencyId}>
        <MessageScreen kind="invalid" title={t('gone')} text={t('goneText')} />
      </PublicPage>
    );
  }
  if (status === 'CANCELLED') {
    const text = t('cancelledText', { agency: call.agencyName, event: call.eventName });
    return (
      <PublicPage closed agencyId={actor.agencyId}>
        <MessageScreen kind="invalid" title={t('cancelled')} text={text} />
      </PublicPage>
    );
  }
  return (
    <PublicPage closed agencyId={actor.agencyId}>
      <CallPanel
        call={call}
        open={status === 'OPEN'}
        action={sendAnswer.bind(null, idConvocatory, idTalent, {
          startDate: call.startDate,
          endDate: call.endDate,
          budget: call.budget,
        })}
        {...(call.seenAt ? {} : { markSeen: markSeen.bind(null, idConvocatory, idTalent) })}
        disown={
          actor.kind === 'linkHolder' && actor.givenToUserId
            ? null
            : `/convocatoria/${idConvocatory}/${idTalent}/no-fui-yo`
        }
      />
    </PublicPage>
  );
});
