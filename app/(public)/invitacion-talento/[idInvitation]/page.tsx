import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { pageOrNotFound } from '@/app/_features/pages/page-or-not-found';
import { currentLinkActor } from '@/lib/identity/session';
import { getInvitedPage } from '@/lib/talents/invitations/invited-page';
import { AgencyClosed } from '../../_link-forms/agency-closed';
import { OpenedNote } from '../../_shell/opened-note';
import { JoinScreen } from '../../unete/join-screen';
import { InvitationGone } from './invitation-gone';
import { noteOpened } from './note-opened';

type Props = { params: Promise<{ idInvitation: string }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('join');
  return { title: t('title') };
}

/** Registering as a talent by the link of an agency's invitation, with what the agency knew typed in. Without a living link: 404. */
export default pageOrNotFound(InvitationGone, async function InvitedTalentPage({ params }: Props) {
  const { idInvitation } = await params;
  const actor = await currentLinkActor('TALENT_INVITATION', { invitationId: idInvitation });
  if (actor.kind === 'anonymous' && actor.because === 'AGENCY_CLOSED') return <AgencyClosed />;
  const page = actor.kind === 'linkHolder' ? await getInvitedPage(actor) : null;
  if (!page) notFound();
  const known = { name: page.name, email: page.email ?? '', phone: page.phone ?? '' };
  return (
    <>
      <OpenedNote note={noteOpened.bind(null, idInvitation)} />
      <JoinScreen place={{ invitationId: idInvitation }} agency={page.agency} known={known} />
    </>
  );
});
