import { sql } from 'drizzle-orm';
import { renderClaimJob } from '@/lib/claims/jobs';
import { renderContractJob } from '@/lib/contracts/jobs';
import type { Actor } from '@/lib/core/actor';
import { database } from '@/lib/platform/database';
import { maySeeOwnFailures } from '../policy';
import { type FailureReason, reasonOf } from '../rules';

/** A contract or claim whose PDF nobody draws any more. */
export type UndrawnPaper = {
  readonly kind: 'contract' | 'claim';
  readonly id: string;
  readonly convocatedId: string;
  /** Its number at the agency. */
  readonly code: number;
  readonly talentName: string;
  readonly reason: FailureReason;
};

type Row = Omit<UndrawnPaper, 'reason'> & { readonly error: string | null };

/** The jobs that draw a row `paper`, `key` being where their payload names it. */
const jobsOf = (task: string, key: string) => sql`
  graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id
  where task.identifier = ${task} and job.payload ->> ${key} = paper.id::text`;

/** Waiting, or at work: whatever it is, it goes on by itself. */
export const isAlive = sql`(job.attempts < job.max_attempts or job.locked_at is not null)`;

/**
 * The contracts and claims of an event of the agency that have no PDF, and no job that still makes one: it was given up,
 * or dropped. In the order of their numbers, contracts first.
 */
export async function listUndrawnPapers(actor: Actor, eventId: string): Promise<readonly UndrawnPaper[]> {
  const { agencyId } = maySeeOwnFailures(actor);
  const papersOf = (kind: UndrawnPaper['kind'], task: string) => {
    const [table, key] = kind === 'contract' ? ['contracts', 'contractId'] : ['claims', 'claimId'];
    const jobs = jobsOf(task, key);
    return sql`
      select ${kind} as kind, paper.id, paper.convocated_id as "convocatedId", paper.code,
             talents.name || ' ' || talents.lastname as "talentName",
             (select job.last_error from ${jobs} order by job.id desc limit 1) as error
        from ${sql.identifier(table)} paper join talents on talents.id = paper.talent_id
       where paper.agency_id = ${agencyId} and paper.event_id = ${eventId} and paper.pdf_file_id is null
         and not exists (select from ${jobs} and ${isAlive})`;
  };
  const { rows } = await database().execute<Row>(sql`
    ${papersOf('contract', renderContractJob.name)}
    union all ${papersOf('claim', renderClaimJob.name)}
    order by kind desc, code`);
  return rows.map(({ error, ...paper }) => ({ ...paper, reason: reasonOf(error) }));
}
