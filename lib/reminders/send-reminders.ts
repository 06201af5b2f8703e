import { sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { REMINDER_REASONS, type ReminderChannel, type ReminderReason } from '@/db/values/reminders';
import type { Actor } from '@/lib/core/actor';
import { forbidden } from '@/lib/core/errors';
import { notify } from '@/lib/notifications/notify';
import { recordAudits } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { GO_ON, type JobHandler } from '@/lib/platform/jobs/define-job';
import { startTurn, turnOf } from '@/lib/platform/jobs/turn';
import { transact } from '@/lib/platform/transaction';
import { REMINDERS } from './notices';
import { placesFor } from './reasons';
import { isBefore, isToldOnce, USUAL_RULES } from './rules';

const BATCH = 200;

type Due = {
  readonly convocatedId: string;
  readonly agencyId: string;
  readonly eventId: string;
  readonly talentId: string;
  readonly email: string;
  readonly turn: number;
  readonly channels: ReminderChannel[];
};

const ruleOf = (reason: ReminderReason) => {
  const { isOn, firstHours, everyHours, times, channels } = USUAL_RULES[reason];
  return sql`
    select coalesce(r.is_on, ${isOn}) as is_on, coalesce(r.first_hours, ${firstHours}) as first_hours,
      coalesce(r.every_hours, ${everyHours}) as every_hours, coalesce(r.times, ${times}) as times,
      coalesce(r.channels, ${`{${channels.join(',')}}`}::text[]) as channels
    from (select 1) as one left join reminder_rules r on r.agency_id = v.agency_id and r.reason = ${reason}`;
};

/**
 * When the next reminder is due, in SQL, from the columns of `s` (anchor), `rule` and `sent` (turns, last_at): null
 * when there is none any more. A test holds it to `nextDue` in rules.ts.
 */
export const dueAt = (reason: ReminderReason) => {
  const most = isToldOnce(reason) ? sql`least(rule.times, 1)` : sql`rule.times`;
  const first = isBefore(reason) ? sql`- rule.first_hours` : sql`rule.first_hours`;
  return sql`case
    when not rule.is_on or sent.turns >= ${most} then null
    when sent.turns = 0 then s.anchor + (${first}) * interval '1 hour'
    else greatest(s.anchor, sent.last_at) + rule.every_hours * interval '1 hour' end`;
};

/** Takes the reminders that are due, each once: who runs at the same time takes others. One statement. */
async function takeDue(tx: Tx, reason: ReminderReason, now: Date): Promise<readonly Due[]> {
  const at = now.toISOString();
  const { rows } = await tx.execute<Due & Record<string, unknown>>(sql`
    with due as (
      select v.id, v.agency_id, sent.turns + 1 as turn
      from (${placesFor(reason, now)}) as s
      join convocateds v on v.id = s.id
      cross join lateral (${ruleOf(reason)}) as rule
      cross join lateral (
        select count(*)::int as turns, max(x.created_at) as last_at from reminders x
        where x.convocated_id = s.id and x.reason = ${reason}) as sent
      where ${dueAt(reason)} <= ${at}::timestamptz and coalesce(s.since <= ${dueAt(reason)}, true)
      order by ${turnOf(sql`v.agency_id`, sql`v.id`)}, v.id limit ${BATCH}
    ), taken as (
      insert into reminders (agency_id, convocated_id, reason, turn, created_at)
      select agency_id, id, ${reason}, turn, ${at}::timestamptz from due
      on conflict do nothing
      returning convocated_id, turn
    )
    select v.id as "convocatedId", v.agency_id as "agencyId", v.event_id as "eventId", v.talent_id as "talentId",
      t.email, taken.turn, rule.channels
    from taken join convocateds v on v.id = taken.convocated_id join talents t on t.id = v.talent_id
    cross join lateral (${ruleOf(reason)}) as rule`);
  return rows;
}

async function remindBatch(actor: Actor, reason: ReminderReason, now: Date): Promise<number> {
  return transact(async (tx) => {
    const due = await takeDue(tx, reason, now);
    for (const { convocatedId, agencyId, eventId, talentId, email, channels } of due) {
      const to = { agencyId, eventId, talentId, email, among: channels };
      await notify(tx, REMINDERS[reason], to, { convocatedId });
    }
    await recordAudits(
      tx,
      actor,
      'reminder.send',
      due.map(({ convocatedId: id, agencyId, eventId, talentId, turn }) => ({
        id,
        agencyId,
        detail: { eventId, talentId, reason, turn },
      })),
    );
    return due.length;
  });
}

/**
 * Reminds every talent for whom a reason holds and whose agency's rule says that it is time; for the scheduled job alone.
 * It ends with its turn; agencies take turns. Answers how many; harmless to repeat and to run twice at once.
 */
export async function sendReminders(actor: Actor, turn = startTurn()): Promise<number> {
  if (actor.kind !== 'job') throw forbidden();
  const now = currentTime();
  let reminded = 0;
  for (const reason of REMINDER_REASONS) {
    for (;;) {
      const done = await remindBatch(actor, reason, now);
      reminded += done;
      if (turn.isOver()) return reminded;
      if (done < BATCH) break;
    }
  }
  return reminded;
}

export const handle: JobHandler<Record<string, never>> = async (_, { actor, log }) => {
  const turn = startTurn();
  const reminded = await sendReminders(actor, turn);
  if (reminded > 0) log.info({ reminded }, 'talents reminded');
  return turn.isOver() ? GO_ON : undefined;
};
