import { and, eq } from 'drizzle-orm';
import { convocatories } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { conflict, forbidden, notFound } from '@/lib/core/errors';
import { CONVOCATORY } from '@/lib/core/states';
import { spendAllowance } from '@/lib/identity/limits/spend-allowance';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { seesPool } from '@/lib/talents/policy';
import { type CallTalentsInput, callTalentsInput } from '../inputs';
import { mayManageConvocatories } from '../policy';
import type { Convocated } from '../queries';
import { callPeople, freeOf, lockCallable } from './call-people';

/**
 * Calls talents to an open convocatory: each gets a place (1811, answer pending 1814) and a mail
 * with a link to answer. One already called is left as is, so calling twice writes once.
 * Answers the new places. Throws CONFLICT when the call is not open, and when somebody new is confirmed elsewhere on
 * its dates and the caller has not said that it knows, unless `freeAlone` leaves those out; FORBIDDEN when the agency is no active one and has not brought
 * them itself; RATE_LIMITED.
 */
export async function callTalents(actor: Actor, input: CallTalentsInput): Promise<Convocated[]> {
  const agency = mayManageConvocatories(actor);
  const { convocatoryId, talentIds, despiteBookings, freeAlone } = parseInput(callTalentsInput, input);
  await spendAllowance(actor, 'mail', new Set(talentIds).size);
  return transact(async (tx) => {
    const [convocatory] = await tx
      .select()
      .from(convocatories)
      .where(and(eq(convocatories.id, convocatoryId), eq(convocatories.agencyId, agency.agencyId)))
      .for('share');
    if (!convocatory) throw notFound('errors.convocatory.notFound');
    if (convocatory.stateId !== CONVOCATORY.OPEN) throw conflict('errors.convocatory.closed');
    const callable = await lockCallable(tx, agency, talentIds);
    if (callable.length < new Set(talentIds).size) {
      if (!seesPool(agency)) throw forbidden('errors.talent.agencyNotActive');
      if (!freeAlone) throw notFound('errors.talent.notFound');
    }
    const people = freeAlone ? await freeOf(tx, callable, convocatory) : callable;
    return callPeople(tx, actor, convocatory, people, { despiteBookings });
  });
}
