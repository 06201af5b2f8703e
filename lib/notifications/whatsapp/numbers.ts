import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '@/db/client';
import { talents, whatsappNumbers } from '@/db/schema';
import type { JobActor } from '@/lib/core/actor';
import { recordAudits } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { canonicalNumber, writingsOf } from './rules';

/** A word to leave or to come back, as WhatsApp dated it. */
type Wish = {
  readonly number: string;
  readonly ownNumber: string;
  readonly leaves: boolean;
  readonly at: Date;
};

/** Keeps that a number wants no messages, or wants them again. False for a wish older than one that is known. */
export async function keepWish(tx: Tx, { number, ownNumber, leaves, at }: Wish): Promise<boolean> {
  const leftAt = leaves ? at : null;
  const kept = await tx
    .insert(whatsappNumbers)
    .values({ number: canonicalNumber(number), ownNumber, leftAt, wishedAt: at })
    .onConflictDoUpdate({
      target: whatsappNumbers.number,
      set: { leftAt, wishedAt: at, ownNumber },
      setWhere: sql`coalesce(${whatsappNumbers.wishedAt}, '-infinity') <= ${at.toISOString()}::timestamptz`,
    })
    .returning({ number: whatsappNumbers.number });
  return kept.length > 0;
}

/** Tells the audit trail of a wish, for each talent whose number it is. */
export async function auditWish(
  tx: Tx,
  actor: JobActor,
  { number, leaves }: Pick<Wish, 'number' | 'leaves'>,
) {
  const own = await tx
    .select({ id: talents.id })
    .from(talents)
    .where(
      and(
        isNotNull(talents.phone),
        sql`regexp_replace(dialing_code || phone, '\\D', '', 'g') = any(${sql.param([...writingsOf(number)])})`,
      ),
    );
  const happened = leaves ? 'talent.leave-whatsapp' : 'talent.return-whatsapp';
  await recordAudits(
    tx,
    actor,
    happened,
    own.map(({ id }) => ({ id, agencyId: null })),
  );
}

/** A number that asked for no messages: since when, and to which of ours it may write to have them again. */
export type Leaving = { readonly leftAt: Date; readonly ownNumber: string | null };

/** Finds whether a number asked for no messages; null when it did not. */
export async function findLeaving(db: Db | Tx, number: string): Promise<Leaving | null> {
  const [row] = await db
    .select({ leftAt: whatsappNumbers.leftAt, ownNumber: whatsappNumbers.ownNumber })
    .from(whatsappNumbers)
    .where(eq(whatsappNumbers.number, canonicalNumber(number)));
  return row?.leftAt ? { leftAt: row.leftAt, ownNumber: row.ownNumber } : null;
}

const DAY_MS = 86_400_000;

/** Takes the one general answer that a number gets a day; false when it had it. */
export async function takeDailyAnswer(tx: Tx, number: string): Promise<boolean> {
  const now = currentTime();
  const before = new Date(now.getTime() - DAY_MS).toISOString();
  const taken = await tx
    .insert(whatsappNumbers)
    .values({ number: canonicalNumber(number), answeredAt: now })
    .onConflictDoUpdate({
      target: whatsappNumbers.number,
      set: { answeredAt: now },
      setWhere: sql`coalesce(${whatsappNumbers.answeredAt}, '-infinity') <= ${before}::timestamptz`,
    })
    .returning({ number: whatsappNumbers.number });
  return taken.length > 0;
}
