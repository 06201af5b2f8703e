import { eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { agencies, claims } from '@/db/schema';
import { readConstants } from '@/lib/catalogues/queries';
import type { Actor } from '@/lib/core/actor';
import { isoDateInZone } from '@/lib/core/dates';
import { AppError, conflict, notFound } from '@/lib/core/errors';
import { moneyCeiling } from '@/lib/core/money-limits';
import { queueDocument } from '@/lib/documents/jobs';
import { eventCode } from '@/lib/events/rules';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { encrypt } from '@/lib/platform/encryption';
import { parseInput } from '@/lib/platform/parse-input';
import { product } from '@/lib/platform/product';
import { transact } from '@/lib/platform/transaction';
import { listBanks } from '@/lib/talents/own/bank-account/queries';
import { lastDigits } from '@/lib/talents/own/bank-account/rules';
import { missingProfileFields } from '@/lib/talents/rules';
import { claimant, claimProblem, feeOf } from './claim-page';
import { claimPdf } from './document';
import { type SendClaimInput, sendClaimInput } from './inputs';
import { maySendClaim } from './policy';
import { type Claim, type ClaimBasis, findClaim, findClaimBasis, nextClaimCode } from './queries';
import { differsFromContract } from './rules';
import type { ClaimSnapshot } from './snapshot';

const VALIDITY = 78;

/**
 * Sends a talent's payment claim (specification part 2, "Invoice form") once its contract is signed.
 * The account number is kept encrypted; PDF and mails follow by the queue. There is one claim per place
 * in a convocatory, however often it is sent. Another value than the
 * contract's needs a reason, which both sides read. Throws INVALID per field, NOT_FOUND, CONFLICT (`claim.…`).
 */
export async function sendClaim(actor: Actor, input: SendClaimInput): Promise<Claim> {
  const holder = maySendClaim(actor);
  const data = parseInput(sendClaimInput, input);
  const validity = (await readConstants([VALIDITY])).get(VALIDITY) ?? '';
  return transact(async (tx) => {
    const basis = await findClaimBasis(tx, holder.subject.convocatoryId, holder.subject.talentId);
    const sent = basis ? await findClaim(tx, basis.convocated.id) : null;
    if (sent) return sent;
    const now = currentTime();
    const problem = claimProblem(basis, now);
    if (!basis) throw notFound('claim.notForTalent');
    if (problem) throw new AppError('CONFLICT', problem.messageKey, {}, { values: problem.values ?? {} });
    if (!basis.contractId) throw conflict('claim.contractNotSigned');
    if (data.price > moneyCeiling(basis.currencyCode)) {
      throw new AppError('INVALID', 'errors.invalid', { price: 'claim.tooLarge' });
    }
    const difference = differenceOf(data, feeOf(basis.contractSnapshot));
    const talent = completeClaimant(basis);
    const bank = (await listBanks(tx)).find((candidate) => candidate.id === data.bankId);
    if (!bank) throw new AppError('INVALID', 'errors.invalid', { bankId: 'claim.required' });
    await tx
      .select({ id: agencies.id })
      .from(agencies)
      .where(eq(agencies.id, basis.agency.id))
      .for('no key update');
    const code = await nextClaimCode(tx, basis.agency.id);
    const snapshot: ClaimSnapshot = {
      platform: platform(),
      code: String(code),
      date: isoDateInZone(now, basis.timeZone),
      thirdParty: basis.thirdParty,
      agency: {
        name: basis.agency.name,
        documentType: basis.agencyDocument ?? 'NIT',
        identification: basis.agency.identification ?? '',
      },
      event: { name: basis.event.name, code: eventCode(basis.event) ?? '' },
      activities: data.activities,
      price: data.price,
      difference,
      currency: basis.currencyCode,
      bank: bank.name,
      accountType: data.typeAccount,
      talent,
      validity,
      signedAt: now.toISOString(),
      timeZone: basis.timeZone,
    };
    const id = crypto.randomUUID();
    const row = await insertClaim(tx, {
      id,
      agencyId: basis.agency.id,
      eventId: basis.event.id,
      convocatoryId: basis.convocated.convocatoryId,
      convocatedId: basis.convocated.id,
      talentId: basis.talent.id,
      contractId: basis.contractId,
      code,
      date: snapshot.date,
      activities: data.activities,
      price: data.price,
      currencyCode: basis.currencyCode,
      bankId: bank.id,
      accountType: data.typeAccount,
      accountEncrypted: encrypt(data.account, id),
      accountLastDigits: lastDigits(data.account),
      thirdParty: basis.thirdParty,
      ...talent,
      documentTypeId: basis.talent.documentTypeId,
      snapshot,
    });
    if (row.id !== id) return row;
    await recordAudit(tx, holder, 'claim.send', row, {
      detail: { eventId: row.eventId, talentId: row.talentId, code, differs: difference !== null },
    });
    await queueDocument(tx, claimPdf, row.id);
    return row;
  });
}

/** Returns the contract's fee and the reason for another value; null when the price is the fee. */
function differenceOf(
  { price, differenceReason }: { price: number; differenceReason?: string | undefined },
  contractFee: number | null,
): NonNullable<ClaimSnapshot['difference']> | null {
  if (contractFee === null || !differsFromContract(price, contractFee)) return null;
  if (!differenceReason)
    throw new AppError('INVALID', 'errors.invalid', { differenceReason: 'claim.reasonNeeded' });
  return { contractFee, reason: differenceReason };
}

/** Inserts the claim, or returns the one that was sent at the same moment. */
async function insertClaim(tx: Tx, values: typeof claims.$inferInsert): Promise<Claim> {
  const [row] = await tx.insert(claims).values(values).onConflictDoNothing().returning();
  const claim = row ?? (await findClaim(tx, values.convocatedId));
  if (!claim) throw conflict('claim.unavailable');
  return claim;
}

function completeClaimant(basis: ClaimBasis) {
  const talent = claimant(basis);
  const missing = missingProfileFields(talent);
  if (missing.length > 0) {
    const fields = Object.fromEntries(missing.map((field) => [field, 'claim.required']));
    throw new AppError('INVALID', 'errors.invalid', fields);
  }
  const { identification, phone, address } = talent;
  return { ...talent, identification: identification ?? '', phone: phone ?? '', address: address ?? '' };
}

function platform(): ClaimSnapshot['platform'] {
  const { name, legalName, taxId } = product();
  return { productName: name, legalName, taxId };
}
