import { createHash, randomBytes } from 'node:crypto';
import bcrypt from 'bcrypt';
import type { Db } from '../../../db/client.ts';
import { agencyUsers, linkConfirmations, linkTokens, users } from '../../../db/schema/index.ts';
import type { LinkPurpose } from '../../../db/values/link-purposes.ts';
import type { AdministratorActor, AgencyActor, AgencyRole } from '../../core/actor.ts';
import { linkPurpose } from '../../core/link-purposes.ts';
import { USER } from '../../core/states.ts';
import { type Agency, makeAgency } from './agencies.ts';
import { nextEmail, nextWord, only } from './sequence.ts';

export type User = typeof users.$inferSelect;
type UserFields = Partial<typeof users.$inferInsert>;

/** The password of every person made here. */
export const TEST_PASSWORD = 'Prueba-2026';
// The lowest cost bcrypt takes: a test suite logs in often, and guards nothing.
const PASSWORD_HASH = bcrypt.hashSync(TEST_PASSWORD, 4);

/** A person in active state (73) with `TEST_PASSWORD`, who belongs to no agency. */
export async function makeUser(db: Db, fields: UserFields = {}): Promise<User> {
  const rows = await db
    .insert(users)
    .values({
      name: 'Laura',
      lastname: `Prueba ${nextWord()}`,
      email: nextEmail('persona'),
      phone: '3001234567',
      stateId: USER.ACTIVE,
      passwordHash: PASSWORD_HASH,
      ...fields,
    })
    .returning();
  return only(rows);
}

type AgencyUserFields = UserFields & { readonly agency?: Agency; readonly role?: AgencyRole };

/** A person of an agency, its owner unless told otherwise, with the Actor that person is. */
export async function makeAgencyUser(
  db: Db,
  { agency: given, role = 'OWNER', ...fields }: AgencyUserFields = {},
): Promise<{ user: User; agency: Agency; actor: AgencyActor }> {
  const agency = given ?? (await makeAgency(db));
  const user = await makeUser(db, fields);
  await db.insert(agencyUsers).values({ agencyId: agency.id, userId: user.id, role });
  const of = { agencyId: agency.id, agencyState: agency.stateId };
  return { user, agency, actor: { kind: 'agencyUser', userId: user.id, ...of, role, fresh: true } };
}

/** An administrator (role 1 on the wire), with the Actor that person is. */
export async function makeAdministrator(
  db: Db,
  fields: UserFields = {},
): Promise<{ user: User; actor: AdministratorActor }> {
  const user = await makeUser(db, { isAdministrator: true, ...fields });
  return { user, actor: { kind: 'administrator', userId: user.id, fresh: true } };
}

type LinkFields = Partial<Omit<typeof linkTokens.$inferInsert, 'purpose' | 'tokenHash'>>;

/** A link that is good for an hour; `secret` is what stands in its address as `?k=`. */
export async function makeLink(
  db: Db,
  purpose: LinkPurpose,
  fields: LinkFields = {},
): Promise<{ secret: string; row: typeof linkTokens.$inferSelect }> {
  const secret = randomBytes(32).toString('base64url');
  const rows = await db
    .insert(linkTokens)
    .values({
      tokenHash: createHash('sha256').update(secret).digest('hex'),
      purpose,
      expiresAt: new Date(Date.now() + 3_600_000),
      singleUse: linkPurpose(purpose).singleUse,
      ...fields,
    })
    .returning();
  return { secret, row: only(rows) };
}

/** A browser in which a talent gave a code back a moment ago; answers what its cookie holds. */
export async function makeConfirmation(db: Db, talentId: string): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await db.insert(linkConfirmations).values({
    secretHash: createHash('sha256').update(secret).digest('hex'),
    talentId,
    channel: 'EMAIL',
    destination: 't•••@p•••',
    expiresAt: new Date(Date.now() + 3_600_000),
  });
  return secret;
}
