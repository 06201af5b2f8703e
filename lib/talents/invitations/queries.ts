import { and, eq, gt, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '@/db/client';
import { agencies, talentInvitations, talents, users } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { isUuid } from '@/lib/core/ids';
import { type ListPage, LONGEST_PAGE } from '@/lib/core/list-page';
import { AGENCY } from '@/lib/core/states';
import { currentTime } from '@/lib/platform/clock';
import { countSome } from '@/lib/platform/count-some';
import { database } from '@/lib/platform/database';
import { fullNameOf } from '@/lib/platform/full-name';
import { holdsText } from '@/lib/platform/holds-text';
import { keyset } from '@/lib/platform/keyset';
import { mayInviteTalents } from '../policy';
import type { TalentInvitationState } from './rules';

const columns = {
  id: talentInvitations.id,
  agencyId: talentInvitations.agencyId,
  name: talentInvitations.name,
  email: talentInvitations.email,
  dialingCode: talentInvitations.dialingCode,
  phone: talentInvitations.phone,
  expiresAt: talentInvitations.expiresAt,
  openedAt: talentInvitations.openedAt,
  registeredAt: talentInvitations.registeredAt,
  withdrawnAt: talentInvitations.withdrawnAt,
  createdAt: talentInvitations.createdAt,
  invitedBy: fullNameOf(users),
};

const invitations = () =>
  database()
    .select(columns)
    .from(talentInvitations)
    .innerJoin(users, eq(users.id, talentInvitations.invitedBy))
    .$dynamic();

export type TalentInvitation = Awaited<ReturnType<typeof invitations>>[number];

export type TalentInvitationFilter = { readonly state?: TalentInvitationState; readonly search?: string };

const open = and(isNull(talentInvitations.registeredAt), isNull(talentInvitations.withdrawnAt));

/** `invitationState` in SQL. */
function inState(state: TalentInvitationState, now: Date): SQL | undefined {
  const living = and(open, gt(talentInvitations.expiresAt, now));
  switch (state) {
    case 'REGISTERED':
      return isNotNull(talentInvitations.registeredAt);
    case 'WITHDRAWN':
      return and(isNull(talentInvitations.registeredAt), isNotNull(talentInvitations.withdrawnAt));
    case 'EXPIRED':
      return and(open, lte(talentInvitations.expiresAt, now));
    case 'OPENED':
      return and(living, isNotNull(talentInvitations.openedAt));
    case 'SENT':
      return and(living, isNull(talentInvitations.openedAt));
  }
}

function matching(agencyId: string, { state, search = '' }: TalentInvitationFilter): SQL | undefined {
  const words = sql`${talentInvitations.name} || ' ' || coalesce(${talentInvitations.email}, '') || ' ' || search_phone(${talentInvitations.phone}, ${talentInvitations.dialingCode})`;
  return and(
    eq(talentInvitations.agencyId, agencyId),
    state ? inState(state, currentTime()) : undefined,
    holdsText(words, search),
  );
}

/** A page of the invitations of the own agency, the newest first. */
export async function listTalentInvitations(
  actor: Actor,
  { limit = 20, after, before, ...filter }: TalentInvitationFilter & ListPage = {},
): Promise<TalentInvitation[]> {
  const { agencyId } = mayInviteTalents(actor);
  const page = keyset(
    [sql`${talentInvitations.createdAt}`, sql`${talentInvitations.id}`],
    { descending: true, after, before },
    (keys, id) =>
      sql`select ${keys} from ${talentInvitations} where ${talentInvitations.id} = ${id} and ${talentInvitations.agencyId} = ${agencyId}`,
  );
  const rows = await invitations()
    .where(and(matching(agencyId, filter), page.where))
    .orderBy(...page.orderBy)
    .limit(Math.min(limit, LONGEST_PAGE));
  return page.inOrder(rows);
}

/** Counts the invitations that a filter finds, as far as `countSome` does. */
export async function countTalentInvitations(
  actor: Actor,
  filter: TalentInvitationFilter = {},
): Promise<number> {
  const { agencyId } = mayInviteTalents(actor);
  const found = database().select({ id: talentInvitations.id }).from(talentInvitations);
  return countSome(found.where(matching(agencyId, filter)));
}

/** An invitation with its agency, for its page, its mail and registering by it, whose caller has decided. */
export async function findSentInvitation(db: Db | Tx, id: string) {
  const [row] = await db
    .select({
      id: talentInvitations.id,
      agencyId: talentInvitations.agencyId,
      name: talentInvitations.name,
      email: talentInvitations.email,
      dialingCode: talentInvitations.dialingCode,
      phone: talentInvitations.phone,
      expiresAt: talentInvitations.expiresAt,
      openedAt: talentInvitations.openedAt,
      registeredAt: talentInvitations.registeredAt,
      withdrawnAt: talentInvitations.withdrawnAt,
      agencyName: agencies.name,
      agencyState: agencies.stateId,
      agencyLogoFileId: agencies.logoFileId,
    })
    .from(talentInvitations)
    .innerJoin(agencies, eq(agencies.id, talentInvitations.agencyId))
    .where(eq(talentInvitations.id, id));
  return row ?? null;
}

/** The talent with an e-mail, for the mail to it, whose caller has decided; null for none. */
export async function findTalentByEmail(tx: Tx, email: string) {
  const [row] = await tx
    .select({ name: talents.name, stateId: talents.stateId })
    .from(talents)
    .where(eq(sql`lower(${talents.email})`, email.toLowerCase()));
  return row ?? null;
}

export type JoiningAgency = {
  readonly id: string;
  readonly name: string;
  readonly logoFileId: string | null;
};

/** The agency at whose page a talent registers: an active one (23); null for any other id. Anybody may know it. */
export async function findJoiningAgency(db: Db | Tx, id: string): Promise<JoiningAgency | null> {
  const [row] = await db
    .select({ id: agencies.id, name: agencies.name, logoFileId: agencies.logoFileId })
    .from(agencies)
    .where(and(eq(agencies.id, id), eq(agencies.stateId, AGENCY.ACTIVE)));
  return row ?? null;
}

/**
 * The same by what stands in `/unete/{agency}`: the agency's slug or id; with its slug, null for none.
 */
export async function findJoiningPlace(
  db: Db | Tx,
  address: string,
): Promise<(JoiningAgency & { readonly slug: string | null }) | null> {
  const [row] = await db
    .select({
      id: agencies.id,
      name: agencies.name,
      logoFileId: agencies.logoFileId,
      slug: agencies.slug,
    })
    .from(agencies)
    .where(
      and(
        isUuid(address) ? eq(agencies.id, address) : eq(agencies.slug, address.toLowerCase()),
        eq(agencies.stateId, AGENCY.ACTIVE),
      ),
    );
  return row ?? null;
}
