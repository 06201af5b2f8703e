import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { pageOrNotFound } from '@/app/_features/pages/page-or-not-found';
import { MessageScreen } from '@/app/_ui/public/message-screen';
import { currentLinkActor } from '@/lib/identity/session';
import { getInvitationPage } from '@/lib/teams/invitations/invitation-page';
import { PublicPage } from '../../_shell/public-page';
import { acceptAction } from './accept-action';
import { InvitationNotFound } from './invitation-not-found';
import { InvitationPanel } from './invitation-panel';

type Props = { params: Promise<{ idInvitation: string }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('invitation');
  return { title: t('pageTitle') };
}

/** Joining an agency's team by the link of an invitation. Without a living link: 404, whatever the id. */
export default pageOrNotFound(InvitationNotFound, async function InvitationPage({ params }: Props) {
  const { idInvitation } = await params;
  const actor = await currentLinkActor('INVITATION', { invitationId: idInvitation });
  if (actor.kind === 'anonymous') notFound();
  const [page, t] = await Promise.all([getInvitationPage(actor), getTranslations('invitation')]);
  if (page.state === 'GONE') notFound();
  return (
    <PublicPage closed agencyId={actor.agencyId}>
      {page.state === 'CLOSED' ? (
        <MessageScreen kind="invalid" title={t('closed')} text={t(`obstacle.${page.reason}`)} />
      ) : (
        <InvitationPanel page={page} action={acceptAction.bind(null, idInvitation)} />
      )}
    </PublicPage>
  );
});
