import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/app/_ui/client-messages';
import type { AgencyDetail } from '@/lib/agencies/queries';
import { can, hasAbility } from '@/lib/core/abilities';
import type { AgencyActor } from '@/lib/core/actor';
import { formatShortDate } from '@/lib/core/dates';
import { fullName } from '@/lib/core/full-name';
import { USER } from '@/lib/core/states';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { listInvitations } from '@/lib/teams/invitations/queries';
import { daysLeft } from '@/lib/teams/invitations/rules';
import { listTeam, type Member } from '@/lib/teams/queries';
import { ClaimsCard } from './claims-card';
import { InvitationList } from './invitation-list';
import { PapersCard } from './papers-card';
import { PayerAccountsCard } from './payer-accounts-card';
import { PeopleList } from './people-list';
import type { PersonRow } from './person-row';
import { RolesTable } from './roles-table';

type Props = { actor: AgencyActor; agency: AgencyDetail };

/** Who works for the agency and as what, who was invited, what each role may do, and who approves and pays claims. */
export async function TeamSection({ actor, agency }: Props) {
  const manages = can(actor, 'keepTeam');
  const [people, invitations, t] = await Promise.all([
    listTeam(actor),
    manages ? listInvitations(actor) : [],
    getTranslations('team'),
  ]);
  const now = new Date();
  const toRow = (member: Member): PersonRow => ({
    id: member.id,
    name: member.name,
    email: member.email,
    role: member.role,
    status: statusOf(member),
    revision: member.revision,
    access: member.lastAccessAt ? formatShortDate(member.lastAccessAt, DEFAULT_TIME_ZONE) : t('people.never'),
  });
  return (
    <ClientMessages namespaces={['agencies', 'claims.papersSettings', 'claims.settings', 'profile', 'team']}>
      <PeopleList
        people={people.map(toRow)}
        ownId={actor.userId}
        manages={manages}
        alone={people.length === 1 && invitations.length === 0}
      />
      {invitations.length > 0 && (
        <InvitationList
          invitations={invitations.map(({ id, name, lastname, email, role, invitedBy, expiresAt }) => ({
            id,
            name: fullName({ name, lastname }),
            email,
            role,
            invitedBy,
            days: daysLeft(expiresAt, now),
          }))}
        />
      )}
      <RolesTable own={actor.role} />
      <ClaimsCard
        id={agency.id}
        revision={agency.revision}
        reviewers={
          people.filter((one) => statusOf(one) === 'active' && hasAbility(one.role, 'reviewClaims')).length
        }
        initial={{
          claimsPayerApart: agency.claimsPayerApart,
          claimsSecondApprovalOver: agency.claimsSecondApprovalOver,
          payoutsSecondApprovalOver: agency.payoutsSecondApprovalOver,
        }}
        mayEdit={can(actor, 'keepLegalData')}
      />
      <PapersCard
        id={agency.id}
        revision={agency.revision}
        initial={{ claimsNeedPapers: agency.claimsNeedPapers }}
        mayEdit={can(actor, 'keepLegalData')}
      />
      {can(actor, 'reviewClaims') && <PayerAccountsCard actor={actor} />}
    </ClientMessages>
  );
}

const statusOf = ({ deactivatedAt, stateId }: Member): PersonRow['status'] => {
  if (deactivatedAt) return 'left';
  return stateId === USER.SUSPENDED ? 'suspended' : 'active';
};
