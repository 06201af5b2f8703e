import type { Actor, AgencyRole } from '@/lib/core/actor';
import { USER } from '@/lib/core/states';
import { loginProblem } from '@/lib/identity/rules';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { mayAcceptInvitation } from './policy';
import { findInvited, findOpenInvitation } from './queries';
import { type Obstacle, obstacleToJoin } from './rules';

type Shown = {
  readonly agencyName: string;
  readonly agencyLogoFileId: string | null;
  readonly name: string;
  readonly email: string;
};

/** Page of an invitation's holder. */
export type InvitationPage =
  | { readonly state: 'GONE' }
  | (Shown & { readonly state: 'CLOSED'; readonly reason: Obstacle | 'AGENCY' })
  | (Shown & {
      readonly state: 'OPEN';
      readonly invitedBy: string;
      readonly role: AgencyRole;
      readonly expiresAt: Date;
      /** True when they have a password and type it; else they choose one. */
      readonly hasAccount: boolean;
    });

/** The invitation of a link, and whether it can be accepted now. Throws FORBIDDEN without such a link. */
export async function getInvitationPage(actor: Actor): Promise<InvitationPage> {
  const { subject } = mayAcceptInvitation(actor);
  const found = await findOpenInvitation(database(), subject.invitationId, currentTime());
  if (!found) return { state: 'GONE' };
  const { agencyName, agencyLogoFileId, name, email } = found;
  const shown = { agencyName, agencyLogoFileId, name, email };
  if (loginProblem(USER.ACTIVE, found.agencyState)) return { state: 'CLOSED', reason: 'AGENCY', ...shown };
  const person = await findInvited(database(), found.agencyId, email);
  const reason = obstacleToJoin(person);
  if (reason) return { state: 'CLOSED', reason, ...shown };
  const { invitedBy, role, expiresAt } = found;
  return {
    state: 'OPEN',
    ...shown,
    invitedBy,
    role,
    expiresAt,
    hasAccount: person?.hasPassword ?? false,
  };
}
