import { type SQL, sql } from 'drizzle-orm';
import { claims, contracts } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { renderDocumentJob } from '@/lib/documents/jobs';
import { database } from '@/lib/platform/database';
import { maySeeOwnFailures } from '../policy';
import { type FailureReason, reasonOf } from '../rules';

/** Documents of an event, which wait for their PDF alone. */
export const PAPERS = { contract: contracts, claim: claims } as const;

export type PaperKind = keyof typeof PAPERS;

/** A contract or claim whose PDF nobody draws any more. */
export type UndrawnPaper = {
  readonly kind: PaperKind;
  readonly id: string;
  readonly convocatedId: string;
  /** Its number at the agency. */
  readonly code: number;
  /** Of a contract; null of one without. */
  readonly year: number | null;
  readonly talentName: string;
  readonly reason: FailureReason;
};

type Row = Omit<UndrawnPaper, 'reason'> & { readonly error: string | null };

/** The jobs that draw a document of that kind and id. */
export const drawingJobs = (kind: PaperKind, id: SQL): SQL => sql`
  graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id
  where task.identifier = ${renderDocumentJob.name}
    and job.payload ->> 'kind' = ${kind} and job.payload ->> 'id' = ${id}`;

/** Waiting, or at work: whatever it is, it goes on by itself. */
export const isAlive = sql`(job.attempts < job.max_attempts or job.locked_at is not null)`;

/**
 * The contracts and claims of an event of the agency that have no PDF, and no job that still makes one: it was given up,
 * or dropped. In the order of their numbers, contracts first.
 */
export async function listUndrawnPapers(actor: Actor, eventId: string): Promise<readonly UndrawnPaper[]> {
  const { agencyId } = maySeeOwnFailures(actor);
  const papersOf = (kind: PaperKind) => {
    const jobs = drawingJobs(kind, sql`paper.id::text`);
    return sql`
      select ${kind} as kind, paper.id, paper.convocated_id as "convocatedId", ${kind === 'contract' ? sql`paper.code` : sql`paper.number`} as code,
             ${kind === 'contract' ? sql`paper.year` : sql`null::integer`} as year,
             rtrim(talents.name || ' ' || talents.lastname) as "talentName",
             (select job.last_error from ${jobs} order by job.id desc limit 1) as error
        from ${kind === 'contract' ? contracts : claims} paper join talents on talents.id = paper.talent_id
       where paper.agency_id = ${agencyId} and paper.event_id = ${eventId} and paper.pdf_file_id is null
         and not exists (select from ${jobs} and ${isAlive})`;
  };
  const { rows } = await database().execute<Row>(sql`
    ${papersOf('contract')}
    union all ${papersOf('claim')}
    order by kind desc, year nulls first, code`);
  return rows.map(({ error, ...paper }) => ({ ...paper, reason: reasonOf(error) }));
}
