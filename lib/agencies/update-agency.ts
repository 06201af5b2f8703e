import { and, eq, inArray, lte } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import {
  agencies,
  agencyServices,
  services as serviceCatalogue,
  taxationPrices,
  taxations,
} from '@/db/schema';
import { findDialingCode } from '@/lib/catalogues/dialing-code';
import { requireFresh } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { AppError, conflict, notFound } from '@/lib/core/errors';
import { internationalDigits } from '@/lib/core/readers/phone';
import type { ToldChange } from '@/lib/identity/contact-changes/rules';
import { tellFormer, tellMoneyPeople } from '@/lib/identity/contact-changes/tell-former';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { invalidBy } from '@/lib/platform/database-errors';
import { parseChange } from '@/lib/platform/parse-change';
import { keepPhones } from '@/lib/platform/phones/read-phones';
import { transact } from '@/lib/platform/transaction';
import { publishImage, retireImage } from './images/publish-image';
import { type UpdateAgencyInput, updateAgencyInput } from './inputs';
import { mayUpdateContactData, mayUpdateLegalData } from './policy';
import { type AgencyDetail, getAgency } from './queries';
import { refuseOthersNames } from './refuse-others-names';
import { actsOf, agencyColumns, namesLegalData, UNKNOWN_CITY } from './rules';

/**
 * Changes what the input names of the own agency (specification 2, section 7.2). Throws INVALID, UNAUTHENTICATED,
 * FORBIDDEN (also for name, taxes, margin and code to whom is not the owner), NOT_FOUND alike for another agency, and
 * CONFLICT for a quotation code below one already allotted.
 */
export async function updateAgency(actor: Actor, input: UpdateAgencyInput): Promise<AgencyDetail> {
  const { agencyId } = mayUpdateContactData(actor);
  const data = await parseChange(updateAgencyInput, input, async () => {
    const { name, email, replyTo, phone, url } = agencies;
    const own = database().select({ name, email, replyTo, phone, url }).from(agencies);
    return (await own.where(eq(agencies.id, agencyId)))[0];
  });
  if (data.id !== agencyId) throw notFound('errors.agency.notFound');
  if (namesLegalData(data)) mayUpdateLegalData(actor);
  await refuseOthersNames({ name: data.name, senderName: data.senderName });
  const columns = agencyColumns(data);
  const { consecutiveQuote, claimsPayerApart, claimsSecondApprovalOver, payoutsSecondApprovalOver } = columns;
  const { contractTypeId, simpleConcept } = columns;
  const { logoFileId: after } = columns;
  await transact(async (tx) => {
    const known = await lockAgency(tx, agencyId);
    if (data.phone !== undefined) {
      const cityId = columns.cityId === undefined ? known.cityId : columns.cityId;
      const dialingCode = await findDialingCode(tx, cityId);
      const { phones } = keepPhones(
        { phone: data.phone },
        { dialingCode, extension: true, before: { phone: known.phone } },
      );
      Object.assign(columns, phones);
    }
    for (const act of actsOf(columns, known)) requireFresh(actor, act);
    await tellOfChanges(tx, agencyId, columns, known);
    const before = known.logoFileId;
    if (after !== undefined) await publishImage(tx, { agencyId, before, after });
    if (simpleConcept) await checkSimpleConcept(tx, simpleConcept);
    const [row] = await tx
      .update(agencies)
      .set({ ...columns, updatedAt: currentTime() })
      .where(
        and(
          eq(agencies.id, agencyId),
          // Codes go up alone: one that was allotted is never allotted again.
          consecutiveQuote === undefined ? undefined : lte(agencies.consecutiveQuote, consecutiveQuote),
        ),
      )
      .returning({ id: agencies.id });
    if (!row) throw conflict('errors.agency.codeUsed');
    if (after !== undefined) await retireImage(tx, { agencyId, before, after });
    if (data.services) await replaceServices(tx, agencyId, data.services);
    await recordAudit(
      tx,
      actor,
      'agency.update',
      { id: agencyId, agencyId },
      {
        detail: {
          fields: [...Object.keys(columns), ...(data.services ? ['services'] : [])],
          ...(consecutiveQuote === undefined ? {} : { consecutiveQuote }),
          ...(claimsPayerApart === undefined ? {} : { claimsPayerApart }),
          ...(columns.claimsNeedPapers === undefined ? {} : { claimsNeedPapers: columns.claimsNeedPapers }),
          ...(claimsSecondApprovalOver === undefined ? {} : { claimsSecondApprovalOver }),
          ...(payoutsSecondApprovalOver === undefined ? {} : { payoutsSecondApprovalOver }),
          ...(contractTypeId === undefined ? {} : { contractTypeId }),
        },
      },
    );
  }).catch((error) => {
    throw invalidBy(error, UNKNOWN_CITY);
  });
  return getAgency(actor, agencyId);
}

/** Tells the address that was on file, and of money its owners and finance people, before the change is made. */
async function tellOfChanges(
  tx: Tx,
  agencyId: string,
  columns: Parameters<typeof actsOf>[0],
  before: typeof agencies.$inferSelect,
): Promise<void> {
  const of = before.name;
  const acts = actsOf(columns, before);
  const isOther = (name: 'phone' | 'email') => columns[name] !== undefined && columns[name] !== before[name];
  const tell = async (change: ToldChange, email: string | null, more = {}) => {
    if (email) await tellFormer(tx, { agencyId, of, change, email, ...more });
  };
  if (isOther('email')) await tell('email', before.email);
  if (isOther('phone'))
    await tell('phone', before.email, {
      phone: internationalDigits(before.phone, await findDialingCode(tx, before.cityId)),
    });
  if (acts.includes('replyTo')) await tell('replyTo', before.replyTo ?? before.email);
  if (acts.includes('paymentData')) await tellMoneyPeople(tx, agencyId, 'payment');
  if (acts.includes('approval')) await tellMoneyPeople(tx, agencyId, 'approval');
}

async function lockAgency(tx: Tx, agencyId: string): Promise<typeof agencies.$inferSelect> {
  const [row] = await tx.select().from(agencies).where(eq(agencies.id, agencyId)).for('no key update');
  if (!row) throw notFound('errors.agency.notFound');
  return row;
}

async function replaceServices(tx: Tx, agencyId: string, ids: readonly number[]): Promise<void> {
  const wanted = [...new Set(ids)];
  const offered = await tx
    .select({ serviceId: serviceCatalogue.id })
    .from(serviceCatalogue)
    .where(and(inArray(serviceCatalogue.id, wanted), eq(serviceCatalogue.audience, 'AGENCY')));
  if (offered.length < wanted.length)
    throw new AppError('INVALID', 'errors.invalid', { services: await wordsOf(tx, wanted) });
  await tx.delete(agencyServices).where(eq(agencyServices.agencyId, agencyId));
  if (offered.length > 0)
    await tx.insert(agencyServices).values(offered.map((service) => ({ ...service, agencyId })));
}

/** The other way round: a service for which clients ask. */
async function wordsOf(tx: Tx, wanted: readonly number[]): Promise<string> {
  const ofClients = and(inArray(serviceCatalogue.id, [...wanted]), eq(serviceCatalogue.audience, 'CLIENT'));
  return (await tx.$count(serviceCatalogue, ofClients)) > 0
    ? 'validation.serviceOfClients'
    : 'validation.option';
}

/** Refuses a concept for which a quotation would find no rates. */
async function checkSimpleConcept(tx: Tx, concept: string): Promise<void> {
  const [known] = await tx
    .select({ id: taxationPrices.id })
    .from(taxationPrices)
    .innerJoin(taxations, eq(taxations.id, taxationPrices.taxationId))
    .where(and(eq(taxations.kind, 'SIMPLE'), eq(taxationPrices.concept, concept)))
    .limit(1);
  if (!known) throw new AppError('INVALID', 'errors.invalid', { simpleConcept: 'validation.option' });
}
