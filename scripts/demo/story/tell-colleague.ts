import { agencyUsers, users } from '@/db/schema';
import type { AgencyActor } from '@/lib/core/actor';
import { USER } from '@/lib/core/states';
import { suspendPerson } from '@/lib/people/suspend-person';
import { acceptInvitation } from '@/lib/teams/invitations/accept-invitation';
import { inviteMember } from '@/lib/teams/invitations/invite-member';
import { type DemoUser, demoAdministrator } from '../data/agencies.ts';
import { currencyId } from '../data/lookups.ts';
import { DEMO_PASSWORD } from '../demo-logins.ts';
import { openLink } from './open-link.ts';
import type { Story } from './play.ts';
import { minutesAfter, type Scene } from './scene.ts';

/** Somebody is invited into an agency and joins it. */
export async function* tellColleague(person: DemoUser, owner: AgencyActor, scene: Scene): Story {
  const { calendar, tx } = scene;
  const { agencyId } = owner;
  const { name, lastname, email, role } = person;
  const invited = calendar.at(-195, '10:00');
  yield invited;
  await insertPerson(person, scene);
  if (!role || role === 'OWNER') return;
  if (person.stateId === USER.REGISTERED || person.stateId === USER.UNVERIFIED) {
    // Nobody comes into a team without having confirmed the address; people taken over from elsewhere may have.
    await tx.insert(agencyUsers).values({ agencyId, userId: person.id, role });
    return;
  }
  const invitationId = await inviteMember(owner, { name, lastname, email, role }, { ip: null });
  yield minutesAfter(invited, 90);
  const holder = await openLink({ purpose: 'INVITATION', subject: { invitationId }, agencyId });
  await acceptInvitation(holder, { password: DEMO_PASSWORD }, { ip: null });
  if (person.stateId !== USER.SUSPENDED) return;
  yield calendar.at(-40, '16:00');
  const administrator = { kind: 'administrator', userId: demoAdministrator.id, fresh: true } as const;
  await suspendPerson(administrator, { id: person.id, reason: 'Dejó la agencia sin entregar su acceso.' });
}

/** The account of a person. The password of the demo is known to all, and the product would take it from nobody. */
export async function insertPerson(
  { agency, role: _, ...person }: DemoUser,
  { calendar, tx, passwordHash }: Scene,
): Promise<void> {
  const isNew = person.stateId === USER.REGISTERED || person.stateId === USER.UNVERIFIED;
  await tx.insert(users).values({
    ...person,
    stateId: isNew ? person.stateId : USER.ACTIVE,
    isAdministrator: agency === null,
    currencyId: currencyId('COP'),
    // Who has not activated the account has no password yet.
    passwordHash: person.stateId === USER.UNVERIFIED ? null : passwordHash,
    lastAccessAt: person.stateId === USER.ACTIVE ? calendar.at(-1, '17:40') : null,
  });
}
