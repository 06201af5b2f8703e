import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import { agencies, emails } from '@/db/schema';
import type { Actor, AgencyActor } from '@/lib/core/actor';
import { database } from '@/lib/platform/database';
import { seesPool } from '@/lib/talents/policy';
import { mayOperate, maySeeOwnFailures } from './policy';
import { type FailureReason, type FailureRef, reasonOf } from './rules';

/** At the most so many are shown: the newest, which is where to begin. */
const SHOWN = 100;

export type Failure = FailureRef & {
  /** The e-mail's kind or the job's name. */
  readonly what: string;
  readonly to: string | null;
  readonly agencyName: string | null;
  readonly attempts: number;
  readonly since: Date;
  readonly reason: FailureReason;
  /** As it was written down, without personal data. */
  readonly error: string | null;
};

export type FailedMail = {
  readonly id: string;
  readonly kind: string;
  /** The address of a client; null for mails of an event, which go to talents too. */
  readonly to: string | null;
  /** Of mails of an event: the talent that it is about, by name, for an agency that is shown the talent. */
  readonly talent: string | null;
  readonly since: Date;
  readonly reason: FailureReason;
};

/** Mails given up and jobs that nobody tries again, newest first, a hundred of each at the most: for the administrator. */
export async function listFailures(actor: Actor): Promise<readonly Failure[]> {
  mayOperate(actor);
  const mails = await database()
    .select({
      id: emails.id,
      what: emails.kind,
      to: emails.toAddress,
      agencyName: agencies.name,
      attempts: emails.attempts,
      since: emails.createdAt,
      error: emails.error,
    })
    .from(emails)
    .leftJoin(agencies, eq(agencies.id, emails.agencyId))
    .where(eq(emails.status, 'FAILED'))
    .orderBy(desc(emails.createdAt))
    .limit(SHOWN);
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
     order by job.id desc limit ${SHOWN}`);
  return [
    ...mails.map((mail) => ({ ...mail, kind: 'mail' as const, reason: reasonOf(mail.error) })),
    ...jobs.map((job) => ({
      ...job,
      kind: 'job' as const,
      to: null,
      agencyName: null,
      since: new Date(job.since),
      reason: reasonOf(job.error),
    })),
  ].sort((a, b) => b.since.getTime() - a.since.getTime());
}

/** What a page is about. */
export type MailSubject = { readonly quotationId: string } | { readonly eventId: string };

function isAbout(subject: MailSubject): SQL | undefined {
  const payload = (name: string) => sql`${emails.payload} ->> ${name}`;
  if ('quotationId' in subject) return sql`${payload('quotationId')} = ${subject.quotationId}`;
  const { eventId } = subject;
  const ofEvent = (name: string, table: string) =>
    sql`${payload(name)} in (select id::text from ${sql.identifier(table)} where event_id = ${eventId}::uuid)`;
  return or(
    ofEvent('convocatedId', 'convocateds'),
    ofEvent('contractId', 'contracts'),
    ofEvent('claimId', 'claims'),
  );
}

/** The name of the talent whom a mail of an event is about. */
function nameOfTalent(agency: AgencyActor): SQL<string | null> {
  const shown = seesPool(agency) ? sql`true` : sql`t.brought_by_agency_id = ${agency.agencyId}::uuid`;
  return sql<string | null>`(select t.name || ' ' || t.lastname
    from convocateds v join talents t on t.id = v.talent_id
    where ${shown} and v.id::text = coalesce(emails.payload ->> 'convocatedId',
      (select c.convocated_id::text from contracts c where c.id::text = emails.payload ->> 'contractId'),
      (select c.convocated_id::text from claims c where c.id::text = emails.payload ->> 'claimId')))`;
}

/**
 * The agency's own mails about a quotation or an event that did not leave, newest first. A talent is told by name: its
 * address is opened by `openContacts` alone.
 */
export async function listFailedMails(actor: Actor, subject: MailSubject): Promise<readonly FailedMail[]> {
  const agency = maySeeOwnFailures(actor);
  const ofEvent = 'eventId' in subject;
  const rows = await database()
    .select({
      id: emails.id,
      kind: emails.kind,
      to: ofEvent ? sql<null>`null` : emails.toAddress,
      talent: ofEvent ? nameOfTalent(agency) : sql<null>`null`,
      since: emails.createdAt,
      error: emails.error,
    })
    .from(emails)
    .where(and(eq(emails.agencyId, agency.agencyId), eq(emails.status, 'FAILED'), isAbout(subject)))
    .orderBy(desc(emails.createdAt))
    .limit(SHOWN);
  return rows.map(({ error, ...mail }) => ({ ...mail, reason: reasonOf(error) }));
}
