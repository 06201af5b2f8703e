import { and, eq } from 'drizzle-orm';
import { convocateds, convocatories } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { conflict, forbidden, notFound } from '@/lib/core/errors';
import { CONVOCATORY } from '@/lib/core/states';
import { spendAllowance } from '@/lib/identity/limits/spend-allowance';
import { anyOf } from '@/lib/platform/any-of';
import { database } from '@/lib/platform/database';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { seesPool } from '@/lib/talents/policy';
import { type CallTalentsInput, callTalentsInput } from '../inputs';
import { mayManageConvocatories } from '../policy';
import type { Convocated } from '../queries';
import { callPeople, findCalled, freeOf, lockCallable } from './call-people';

/**
 * Calls talents to an open convocatory: each gets a place (1811, answer pending 1814) and a mail
 * with a link to answer. One already called is left as is, so calling twice writes once.
 * Answers the new places. With `freeAlone` who is confirmed elsewhere on its dates, or no longer to be called, is left
 * out, and the places that the others have already are answered too: whoever is missing was left out. Throws CONFLICT when the
 * call is not open, and without `freeAlone` when somebody new is confirmed elsewhere and the caller has not said that it
 * knows; FORBIDDEN when the agency is no active one and has not brought them itself; RATE_LIMITED.
 */
export async function callTalents(actor: Actor, input: CallTalentsInput): Promise<Convocated[]> {
  const agency = mayManageConvocatories(actor);
  const { convocatoryId, talentIds, despiteBookings, freeAlone } = parseInput(callTalentsInput, input);
  // Asked again after no answer came, it was paid for.
  const called = await findCalled(database(), convocatoryId, talentIds);
  await spendAllowance(actor, 'mail', new Set(talentIds).size - called.size);
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
    if (!freeAlone) return callPeople(tx, actor, convocatory, callable, { despiteBookings });
    await callPeople(tx, actor, convocatory, await freeOf(tx, callable, convocatory));
    const ids = callable.map(({ id }) => id);
    return tx
      .select()
      .from(convocateds)
      .where(and(eq(convocateds.convocatoryId, convocatoryId), anyOf(convocateds.talentId, ids)));
  });
}
