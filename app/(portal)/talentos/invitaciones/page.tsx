import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/app/_ui/client-messages';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { readList, type SearchParams } from '@/app/_ui/list/list-query';
import { NotInRole } from '@/app/(portal)/_roles/not-in-role';
import { agencyGate } from '@/app/(portal)/_shell/gate';
import { ownSlug } from '@/lib/agencies/slugs/queries';
import { readChats } from '@/lib/agencies/texts/queries';
import { can } from '@/lib/core/abilities';
import { formatShortDate } from '@/lib/core/dates';
import { formatPhone } from '@/lib/core/readers/phone';
import { AGENCY } from '@/lib/core/states';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { countSearch } from '@/lib/identity/limits/count-search';
import { currentTime } from '@/lib/platform/clock';
import { env } from '@/lib/platform/env';
import { product } from '@/lib/platform/product';
import {
  countTalentInvitations,
  listTalentInvitations,
  type TalentInvitation,
} from '@/lib/talents/invitations/queries';
import { invitationState } from '@/lib/talents/invitations/rules';
import { InvitationList } from './invitation-list';
import type { InvitationRow } from './invitation-row';
import styles from './invitations.module.css';
import { InviteTalent } from './invite-talent';
import { TALENT_INVITATION_LIST } from './list-query';
import { OwnLink } from './own-link';

export const metadata: Metadata = { title: 'Invitar talentos' };

type Props = { searchParams: Promise<SearchParams> };

/** How an agency brings talents: its own address, and people it invites one by one. */
export default async function TalentInvitationsPage({ searchParams }: Props) {
  const { actor, account } = await agencyGate();
  if (!can(actor, 'callTalents'))
    return <NotInRole account={account} ability="callTalents" back="/dashboard" />;
  const { filter, page, cut } = readList(TALENT_INVITATION_LIST, await searchParams);
  await countSearch(actor, filter.search);
  const [found, total, own, t, talents, chats] = await Promise.all([
    listTalentInvitations(actor, { ...filter, ...page }),
    countTalentInvitations(actor, filter),
    ownSlug(actor),
    getTranslations('talentInvitations'),
    getTranslations('talents'),
    readChats(actor),
  ]);
  const { rows, pages } = cut(found);
  const now = currentTime();
  return (
    <ClientMessages namespaces={['talentInvitations']}>
      <PageHeader
        title={t('title')}
        subtitle={t('count', { count: total })}
        breadcrumbs={[{ label: talents('title'), href: '/talentos' }]}
        actions={
          <>
            <ButtonLink variant="default" href="/talentos/importar">
              {t('import')}
            </ButtonLink>
            <InviteTalent />
          </>
        }
      />
      <div className={styles.page}>
        {actor.agencyState === AGENCY.ACTIVE && (
          <OwnLink start={`${env().APP_URL}/unete/`} {...own} mayChange={can(actor, 'keepLegalData')} />
        )}
        <InvitationList
          rows={rows.map((row) => toRow(row, now))}
          pages={pages}
          chat={{
            wording: chats.INVITATION_CHAT,
            values: { agencia: account.agencyName ?? '', plataforma: product().name },
          }}
        />
      </div>
    </ClientMessages>
  );
}

const toRow = (invitation: TalentInvitation, now: Date): InvitationRow => ({
  id: invitation.id,
  name: invitation.name,
  reached: [invitation.email, invitation.phone && formatPhone(invitation.phone, invitation.dialingCode)]
    .filter(Boolean)
    .join(' · '),
  hasEmail: invitation.email !== null,
  invitedBy: invitation.invitedBy,
  sent: formatShortDate(invitation.createdAt, DEFAULT_TIME_ZONE),
  state: invitationState(invitation, now),
});
