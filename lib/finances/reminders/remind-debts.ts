import { sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import type { Actor } from '@/lib/core/actor';
import { AppError, conflict, forbidden } from '@/lib/core/errors';
import { AGENCY } from '@/lib/core/states';
import { queueDocument } from '@/lib/documents/jobs';
import { lockEvent } from '@/lib/events/lock-event';
import { spendAllowance } from '@/lib/identity/limits/spend-allowance';
import { notify } from '@/lib/notifications/notify';
import { recordAudit, recordAudits } from '@/lib/platform/audit';
import { database } from '@/lib/platform/database';
import { GO_ON, type JobHandler } from '@/lib/platform/jobs/define-job';
import { startTurn, turnOf } from '@/lib/platform/jobs/turn';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { MADE_UP_DAYS, USUAL_REMINDER_DAYS } from '../collecting/rules';
import { debtFacts } from '../messages';
import { debtReminded } from '../notices';
import { mayKeepFinances } from '../policy';
import { receivablesWhere } from '../receivables/columns';
import { agingDay } from '../receivables/queries';
import { findReminded } from '../receivables/reminded';
import { issueStatement } from '../statement/issue-statement';
import { type OfEventInput, ofEventInput } from './inputs';
import { reminderWords } from './words';

const BATCH = 200;

const usualDays = sql.raw(`array[${USUAL_REMINDER_DAYS.join(', ')}]::int[]`);

/**
 * The turn that is due, in SQL: the last day of the agency's that has come, by the column `late`; null where there is none,
 * or it came too long ago to be made up for.
 */
const turn = sql`(select max(d) from unnest(coalesce(s.reminder_days, ${usualDays})) d
  where d <= r.late having r.late - max(d) < ${MADE_UP_DAYS})`;

/** Events of agencies that may work, whose collection began and which their clients are to be reminded of. */
const REMINDED = sql`e.id in (
  select k.event_id from event_collections k join agencies a on a.id = k.agency_id
  where k.reminds and k.invoiced_on is not null and a.state_id not in (${AGENCY.INACTIVE}, ${AGENCY.SUSPENDED}))`;

type Due = { readonly eventId: string; readonly agencyId: string; readonly turn: number };

async function remindBatch(actor: Actor, day: string): Promise<number> {
  return transact(async (tx) => {
    const { rows: due } = await tx.execute<Due>(sql`
      with due as (
        select r.id, r.agency_id, r.due_on, ${turn} as turn from (${receivablesWhere(REMINDED, day)}) r
        left join collection_settings s on s.agency_id = r.agency_id
        where r.balance > 0 and r.reported = 0 and ${turn} is not null and not exists (
          select 1 from collection_reminders x
          where x.event_id = r.id and x.due_on = r.due_on and x.turn >= ${turn})
        order by ${turnOf(sql`r.agency_id`, sql`r.id`)}, r.id limit ${BATCH})
      insert into collection_reminders (agency_id, event_id, due_on, turn)
      select agency_id, id, due_on, turn from due on conflict do nothing
      returning event_id as "eventId", agency_id as "agencyId", turn`);
    for (const { eventId, agencyId } of due) {
      const found = await findReminded(tx, eventId);
      if (found?.email)
        await tell(tx, actor, { agencyId, eventId, clientId: found.event.clientId, email: found.email });
    }
    await recordAudits(
      tx,
      actor,
      'event.remind-debt',
      due.map(({ eventId: id, agencyId, turn: at }) => ({ id, agencyId, detail: { turn: at } })),
    );
    return due.length;
  });
}

type Debtor = {
  readonly agencyId: string;
  readonly eventId: string;
  readonly clientId: string | null;
  readonly email: string;
};

/** Issues the client's statement, whose PDF the reminder carries: it goes once that is drawn. */
async function tell(tx: Tx, actor: Actor, debtor: Debtor): Promise<void> {
  const { agencyId, eventId, clientId } = debtor;
  if (!clientId) return notify(tx, debtReminded, debtor, { eventId });
  const { id } = await issueStatement(tx, actor, { agencyId, clientId, eventId });
  await queueDocument(tx, 'statement', { id, agencyId });
}

/**
 * Reminds the clients whose payment comes due or is late, each turn once; for the scheduled job alone. A proof that waits
 * for the agency's decision keeps it silent. It ends with its turn; agencies take turns. Answers how many; harmless to repeat
 * and to run twice at once.
 */
export async function remindDebts(actor: Actor, turn = startTurn()): Promise<number> {
  if (actor.kind !== 'job') throw forbidden();
  const day = agingDay();
  let reminded = 0;
  for (;;) {
    const done = await remindBatch(actor, day);
    reminded += done;
    if (done < BATCH || turn.isOver()) return reminded;
  }
}

export const handle: JobHandler<Record<string, never>> = async (_, { actor, log }) => {
  const turn = startTurn();
  const reminded = await remindDebts(actor, turn);
  if (reminded > 0) log.info({ reminded }, 'clients reminded');
  return turn.isOver() ? GO_ON : undefined;
};

/** What a reminder sent now would say. */
export type ReminderPreview = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
};

/**
 * Shows the reminder of an event's debt before it is sent by hand. Throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT
 * where nothing is owed, and INVALID for a client without an address.
 */
export async function previewReminder(actor: Actor, input: OfEventInput): Promise<ReminderPreview> {
  const { agencyId } = mayKeepFinances(actor);
  const { eventId } = parseInput(ofEventInput, input);
  return database().transaction(async (tx) => {
    await lockEvent(tx, agencyId, eventId);
    const { event, receivable, email } = await requireReminded(tx, eventId);
    const { title, text } = reminderWords(receivable, event.agencyName);
    return { to: email, subject: `${title}: ${event.name}`, text, facts: debtFacts(event, receivable) };
  });
}

/** Reminds the client of what it owes, by hand and now. Throws as above, and RATE_LIMITED. */
export async function sendDebtReminder(actor: Actor, input: OfEventInput): Promise<string> {
  const { agencyId } = mayKeepFinances(actor);
  const { eventId } = parseInput(ofEventInput, input);
  await spendAllowance(actor, 'mail');
  return transact(async (tx) => {
    await lockEvent(tx, agencyId, eventId);
    const { event, email } = await requireReminded(tx, eventId);
    await tell(tx, actor, { agencyId, eventId, clientId: event.clientId, email });
    await recordAudit(tx, actor, 'event.remind-debt', event, { detail: { byHand: true } });
    return email;
  });
}

async function requireReminded(tx: Parameters<typeof findReminded>[0], eventId: string) {
  const found = await findReminded(tx, eventId);
  if (!found) throw conflict('errors.payment.nothingOwed');
  if (!found.email) throw new AppError('INVALID', 'errors.payment.noAddress');
  return { ...found, email: found.email };
}
