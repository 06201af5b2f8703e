import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { pageOrNotFound } from '@/app/_features/pages/page-or-not-found';
import { PublicButton } from '@/app/_ui/public/button';
import { MessageScreen } from '@/app/_ui/public/message-screen';
import { getCall } from '@/lib/convocatories/answers/queries';
import { APPLICATION } from '@/lib/core/states';
import { currentLinkActor } from '@/lib/identity/session';
import { AgencyClosed } from '../../../../_link-forms/agency-closed';
import { PublicPage } from '../../../../_shell/public-page';
import { CallNotFound } from '../call-not-found';
import { sendDisowning } from './send-disowning';

type Props = { params: Promise<{ idConvocatory: string; idTalent: string }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('call.outside');
  return { title: t('disown') };
}

/** «No fui yo»: one question and one button, which works without scripts. What cannot be disowned leads back to the call. */
export default pageOrNotFound(CallNotFound, async function DisownPage({ params }: Props) {
  const { idConvocatory, idTalent } = await params;
  const subject = { convocatoryId: idConvocatory, talentId: idTalent };
  const actor = await currentLinkActor('TALENT_REPLY', subject);
  if (actor.kind === 'anonymous' && actor.because) return <AgencyClosed />;
  if (actor.kind === 'anonymous') notFound();
  const [call, t] = await Promise.all([getCall(actor), getTranslations('call.outside')]);
  const back = `/convocatoria/${idConvocatory}/${idTalent}`;
  if (!call?.saidYesOutsideAt) redirect(back);
  if (call.disownedAt) {
    return (
      <PublicPage closed agencyId={actor.agencyId}>
        <MessageScreen kind="success" title={t('disowned')} text={t('disownedText')} />
      </PublicPage>
    );
  }
  if (call.applicationStateId !== APPLICATION.PENDING) redirect(back);
  const values = { agency: call.agencyName, event: call.eventName };
  return (
    <PublicPage closed agencyId={actor.agencyId}>
      <MessageScreen
        kind="invalid"
        title={t('question', values)}
        text={t('questionText', values)}
        action={
          <form action={sendDisowning.bind(null, idConvocatory, idTalent)}>
            <PublicButton type="submit" variant="primary">
              {t('disown')}
            </PublicButton>
          </form>
        }
      >
        <a href={back}>{t('back')}</a>
      </MessageScreen>
    </PublicPage>
  );
});
