import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { correlated } from '@/db/correlated';
import { agencies, messages } from '@/db/schema';
import type { ChannelName } from '@/db/values/messages';
import type { Actor, AgencyActor } from '@/lib/core/actor';
import { LONGEST_PAGE } from '@/lib/core/list-page';
import { database } from '@/lib/platform/database';
import { seesPool } from '@/lib/talents/policy';
import { mayOperate, maySeeOwnFailures } from './policy';
import { type FailureReason, type FailureRef, reasonOf } from './rules';

/** Shown at first: the newest, which is where to begin. */
export const SHOWN = 100;

export type Failure = FailureRef & {
  /** The notice's kind or the job's name. */
  readonly channel: ChannelName | null;
  readonly what: string;
  readonly to: string | null;
  readonly agencyName: string | null;
  readonly attempts: number;
  readonly since: Date;
  readonly reason: FailureReason;
  /** As it was written down, without personal data. */
  readonly error: string | null;
};

export type FailedMessage = {
  readonly id: string;
  readonly kind: string;
  readonly channel: ChannelName;
  /** The address of a client; null for messages of an event, which go to talents too. */
  readonly to: string | null;
  /** Of messages of an event: the talent to whom it goes, by name, for an agency that is shown the talent. */
  readonly talent: string | null;
  readonly since: Date;
  readonly reason: FailureReason;
};

/** Messages given up and jobs that nobody tries again, newest first, at most `most` of each: for the administrator. */
export async function listFailures(actor: Actor, most = SHOWN): Promise<readonly Failure[]> {
  mayOperate(actor);
  const failed = await database()
    .select({
      id: messages.id,
      what: messages.kind,
      channel: messages.channel,
      to: messages.toAddress,
      agencyName: agencies.name,
      attempts: messages.attempts,
      since: messages.createdAt,
      error: messages.error,
    })
    .from(messages)
    .leftJoin(agencies, eq(agencies.id, messages.agencyId))
    .where(eq(messages.status, 'FAILED'))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(most);
  const { rows: jobs } = await database().execute<{
    id: string;
    what: string;
    attempts: number;
    since: string;
    error: string | null;
  }>(sql`
    select job.id::text as id, task.identifier as what, job.attempts, job.created_at::text as since,
           job.last_error as error
      from graphile_worker._private_jobs job
      join graphile_worker._private_tasks task on task.id = job.task_id
     where job.attempts >= job.max_attempts and job.locked_at is null
     order by job.id desc limit ${most}`);
  return [
    ...failed.map((message) => ({ ...message, kind: 'message' as const, reason: reasonOf(message.error) })),
    ...jobs.map((job) => ({
      ...job,
      kind: 'job' as const,
      channel: null,
      to: null,
      agencyName: null,
      since: new Date(job.since),
      reason: reasonOf(job.error),
    })),
  ].sort((a, b) => b.since.getTime() - a.since.getTime());
}

/** What a page is about. */
export type MessageSubject = { readonly quotationId: string } | { readonly eventId: string };

const isAbout = (subject: MessageSubject): SQL =>
  'eventId' in subject
    ? eq(messages.eventId, subject.eventId)
    : sql`${messages.payload} ->> 'quotationId' = ${subject.quotationId}`;

/** The name of the talent to whom a message of an event goes. */
function nameOfTalent(agency: AgencyActor): SQL<string | null> {
  const shown = seesPool(agency) ? sql`true` : sql`t.brought_by_agency_id = ${agency.agencyId}::uuid`;
  return correlated<string | null>`(select rtrim(t.name || ' ' || t.lastname) from talents t
    where ${shown} and t.id = ${messages.talentId})`;
}

/**
 * The agency's own messages about a quotation or an event that did not leave, newest first. A talent is told by name: its
 * address is opened by `openContacts` alone.
 */
export async function listFailedMessages(
  actor: Actor,
  subject: MessageSubject,
): Promise<readonly FailedMessage[]> {
  const agency = maySeeOwnFailures(actor);
  const ofEvent = 'eventId' in subject;
  const rows = await database()
    .select({
      id: messages.id,
      kind: messages.kind,
      channel: messages.channel,
      to: ofEvent ? sql<null>`null` : messages.toAddress,
      talent: ofEvent ? nameOfTalent(agency) : sql<null>`null`,
      since: messages.createdAt,
      error: messages.error,
    })
    .from(messages)
    .where(and(eq(messages.agencyId, agency.agencyId), eq(messages.status, 'FAILED'), isAbout(subject)))
    .orderBy(desc(messages.createdAt))
    .limit(LONGEST_PAGE);
  return rows.map(({ error, ...message }) => ({ ...message, reason: reasonOf(error) }));
}
