import { and, eq, inArray } from 'drizzle-orm';
import { convocateds, convocatories, talents } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { conflict, forbidden, notFound } from '@/lib/core/errors';
import { APPLICATION, CONVOCATED, CONVOCATORY } from '@/lib/core/states';
import { spendAllowance } from '@/lib/identity/limits/spend-allowance';
import { notify } from '@/lib/notifications/notify';
import { recordAudit } from '@/lib/platform/audit';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { seesPool } from '@/lib/talents/policy';
import { visibleTo } from '@/lib/talents/queries';
import { findBusy } from '../candidates/queries';
import { type CallTalentsInput, callTalentsInput } from '../inputs';
import { talentCalled } from '../notices';
import { mayManageConvocatories } from '../policy';
import type { Convocated } from '../queries';

/**
 * Calls talents to an open convocatory: each gets a place (1811, answer pending 1814) and a mail
 * with a link to answer. One already called is left as is, so calling twice writes once.
 * Answers the new places. Throws CONFLICT when the call is not open, and when somebody new is confirmed elsewhere on
 * its dates and the caller has not said that it knows; FORBIDDEN when the agency is no active one and has not brought
 * them itself; RATE_LIMITED.
 */
export async function callTalents(actor: Actor, input: CallTalentsInput): Promise<Convocated[]> {
  const agency = mayManageConvocatories(actor);
  const { convocatoryId, talentIds, despiteBookings } = parseInput(callTalentsInput, input);
  await spendAllowance(actor, 'mail', new Set(talentIds).size);
  return transact(async (tx) => {
    const [convocatory] = await tx
      .select()
      .from(convocatories)
      .where(and(eq(convocatories.id, convocatoryId), eq(convocatories.agencyId, agency.agencyId)))
      .for('share');
    if (!convocatory) throw notFound('errors.convocatory.notFound');
    if (convocatory.stateId !== CONVOCATORY.OPEN) throw conflict('errors.convocatory.closed');
    // Held, so that who is suspended at the same time is either not called, or its call ends with the rest.
    const callable = await tx
      .select({ id: talents.id, email: talents.email })
      .from(talents)
      .where(and(inArray(talents.id, talentIds), visibleTo(actor)))
      .orderBy(talents.id)
      .for('share');
    if (callable.length < new Set(talentIds).size) {
      throw seesPool(agency)
        ? notFound('errors.talent.notFound')
        : forbidden('errors.talent.agencyNotActive');
    }
    const rows = await tx
      .insert(convocateds)
      .values(
        callable.map((talent) => ({
          agencyId: agency.agencyId,
          eventId: convocatory.eventId,
          convocatoryId,
          talentId: talent.id,
          stateId: CONVOCATED.CALLED,
          applicationStateId: APPLICATION.PENDING,
        })),
      )
      .onConflictDoNothing()
      .returning();
    if (!despiteBookings) {
      const taken = await findBusy(
        tx,
        rows.map((row) => row.talentId),
        convocatory,
      );
      if ([...taken.values()].includes('CONFIRMED')) throw conflict('errors.convocatory.talentsBooked');
    }
    const addresses = new Map(callable.map((talent) => [talent.id, talent.email]));
    for (const row of rows) {
      await recordAudit(
        tx,
        actor,
        'convocated.call',
        { id: row.id, agencyId: agency.agencyId },
        { to: CONVOCATED.CALLED, detail: { eventId: row.eventId, talentId: row.talentId } },
      );
      await notify(
        tx,
        talentCalled,
        {
          agencyId: agency.agencyId,
          talentId: row.talentId,
          eventId: row.eventId,
          email: addresses.get(row.talentId) ?? null,
        },
        { convocatedId: row.id },
      );
    }
    return rows;
  });
}
