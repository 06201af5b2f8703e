import { and, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { agencies, clients, events, messages, talents, users } from '@/db/schema';
import type { ChannelName, MessageStatus } from '@/db/values/messages';
import type { Actor } from '@/lib/core/actor';
import { isUuid } from '@/lib/core/ids';
import type { ListPage } from '@/lib/core/list-page';
import { database } from '@/lib/platform/database';
import { fullNameOf } from '@/lib/platform/full-name';
import { keyset, onPage } from '@/lib/platform/keyset';
import { seesPool } from '@/lib/talents/policy';
import { type FailureReason, reasonOf } from '../rules';
import { maySeeSent } from './policy';

/** Whose messages: those of an event, or those to a talent. A talent reads its own alone. */
export type SentSubject = { readonly eventId: string } | { readonly talentId: string };

export type SentMessage = {
  readonly id: string;
  readonly kind: string;
  readonly channel: ChannelName;
  readonly status: MessageStatus;
  /** Whom it is for, by name; null for the people of an agency together, and for a talent whom the reader is not shown. */
  readonly to: string | null;
  readonly agencyName: string | null;
  /** Who sent it by hand, by name, for its own agency and the administrator; null for what Elenco sent. */
  readonly sentBy: string | null;
  readonly eventName: string | null;
  readonly createdAt: Date;
  readonly dueAt: Date | null;
  readonly sentAt: Date | null;
  readonly deliveredAt: Date | null;
  readonly openedAt: Date | null;
  readonly failedAt: Date | null;
  /** Why it failed; null unless it did. */
  readonly reason: FailureReason | null;
};

const PAGE = 40;
const hands = alias(users, 'hands');

/** Rows of a subject that a reader may see: an agency its own, a talent what was told it, the administrator all. */
function visibleTo(actor: Actor, subject: SentSubject): SQL | undefined {
  const reader = maySeeSent(actor);
  const about =
    'eventId' in subject ? eq(messages.eventId, subject.eventId) : eq(messages.talentId, subject.talentId);
  if (reader.kind === 'administrator') return about;
  if (reader.kind === 'agencyUser') return and(eq(messages.agencyId, reader.agencyId), about);
  return and(eq(messages.talentId, reader.talentId), about);
}

/** In SQL, whether a reader is told the name of the talent of a row. */
function namesTalent(actor: Actor): SQL {
  if (actor.kind !== 'agencyUser' || seesPool(actor)) return sql`true`;
  return sql`${talents.broughtByAgencyId} = ${actor.agencyId}`;
}

/**
 * What was sent of an event or to a talent, newest first, by whatever channel, each with what became of it. No address is
 * told: an agency opens a talent's by `openContacts` alone. Throws UNAUTHENTICATED, FORBIDDEN.
 */
export async function listSentMessages(
  actor: Actor,
  subject: SentSubject,
  { after, before, limit = PAGE }: ListPage = {},
): Promise<readonly SentMessage[]> {
  const visible = visibleTo(actor, subject);
  const edges = { descending: true, after: after && checked(after), before: before && checked(before) };
  const page = keyset(
    [sql`${messages.createdAt}`, sql`${messages.id}`],
    edges,
    (columns, id) =>
      sql`select ${columns} from ${messages} where ${messages.id} = ${id}::uuid and ${visible}`,
  );
  const ids = database()
    .select({ id: messages.id })
    .from(messages)
    .where(and(visible, page.where))
    .orderBy(...page.orderBy)
    .limit(limit);
  const rows = await database()
    .select({
      id: messages.id,
      kind: messages.kind,
      channel: messages.channel,
      status: messages.status,
      to: sql<string | null>`case
        when ${messages.talentId} is not null and ${namesTalent(actor)} then ${fullNameOf(talents)}
        when ${messages.userId} is not null then ${fullNameOf(users)}
        when ${messages.clientId} is not null then ${clients.name} end`,
      agencyName: agencies.name,
      sentBy: sql<string | null>`case when ${actor.kind !== 'talent'} then ${fullNameOf(hands)} end`,
      eventName: events.name,
      createdAt: messages.createdAt,
      dueAt: messages.dueAt,
      sentAt: messages.sentAt,
      deliveredAt: messages.deliveredAt,
      openedAt: messages.openedAt,
      failedAt: messages.failedAt,
      error: messages.error,
    })
    .from(messages)
    .leftJoin(talents, eq(talents.id, messages.talentId))
    .leftJoin(users, eq(users.id, messages.userId))
    .leftJoin(hands, eq(hands.id, messages.sentBy))
    .leftJoin(clients, eq(clients.id, messages.clientId))
    .leftJoin(agencies, eq(agencies.id, messages.agencyId))
    .leftJoin(events, eq(events.id, messages.eventId))
    .where(onPage(messages.id, ids))
    .orderBy(...page.orderBy);
  return page.inOrder(
    rows.map(({ error, ...row }) => ({ ...row, reason: row.status === 'FAILED' ? reasonOf(error) : null })),
  );
}

/** A row that nobody has stands for an address that is no id. */
const checked = (id: string): string => (isUuid(id) ? id : '00000000-0000-4000-8000-000000000000');
