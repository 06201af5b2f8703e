import type { Tx } from '@/db/client';
import type { claims } from '@/db/schema';
import { readConstants } from '@/lib/catalogues/queries';
import { isoDateInZone } from '@/lib/core/dates';
import { AppError } from '@/lib/core/errors';
import { moneyCeiling } from '@/lib/core/money-limits';
import { eventCode } from '@/lib/events/rules';
import { currentTime } from '@/lib/platform/clock';
import { encrypt } from '@/lib/platform/encryption';
import { product } from '@/lib/platform/product';
import { listBanks } from '@/lib/talents/own/bank-account/queries';
import { lastDigits, readAccount } from '@/lib/talents/own/bank-account/rules';
import { missingProfileFields } from '@/lib/talents/rules';
import { findTaxData } from '@/lib/taxes/declarations/queries';
import { readTaxTable } from '@/lib/taxes/rates/queries';
import type { TaxTable } from '@/lib/taxes/rules/tax-table';
import { claimant } from './claim-page';
import type { SendClaimData } from './inputs';
import type { ClaimBasis } from './queries';
import { differsFromContract } from './rules';
import type { ClaimSnapshot } from './snapshot';
import { payableOf } from './withholding/estimate';
import { withholdFrom } from './withholding/withhold';

const VALIDITY = 78;

/** What every claim of today rests on. */
export type ClaimTerms = { readonly validity: string; readonly taxes: TaxTable };

/** The claim's validity text and the tax table. Read before the transaction: it takes connections of its own. */
export async function readTerms(): Promise<ClaimTerms> {
  const [constants, taxes] = await Promise.all([readConstants([VALIDITY]), readTaxTable()]);
  return { validity: constants.get(VALIDITY) ?? '', taxes };
}

type Named = {
  /** Of the claim: its account number is encrypted for it alone. */
  readonly id: string;
  /** Of the talent's own series; the same after each correction. */
  readonly number: number;
  readonly terms: ClaimTerms;
  readonly correction?: ClaimSnapshot['correction'];
};

/**
 * Returns the columns of what a talent claims, its account number encrypted, and the snapshot of which its PDF is drawn.
 * Throws INVALID per field.
 */
export async function claimedContent(
  tx: Tx,
  basis: ClaimBasis,
  data: SendClaimData,
  { id, number, terms, correction = null }: Named,
) {
  const now = currentTime();
  const difference = differenceOf(data, basis.contractFee);
  if (data.price > moneyCeiling(basis.currencyCode)) {
    throw new AppError('INVALID', 'errors.invalid', { price: 'claim.tooLarge' });
  }
  const talent = completeClaimant(basis);
  const bank = (await listBanks(tx)).find((candidate) => candidate.id === data.bankId);
  if (!bank) throw new AppError('INVALID', 'errors.invalid', { bankId: 'claim.required' });
  const account = readAccount(data);
  const { withheld, net, missing, iva, ica } = await withholdFrom(tx, payableOf(basis, data), terms.taxes);
  const said = await findTaxData(tx, basis.talent.id);
  const snapshot: ClaimSnapshot = {
    platform: platform(),
    code: String(number),
    date: isoDateInZone(now, basis.timeZone),
    ...(correction ? { correction } : {}),
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
    withholding: missing?.length
      ? null
      : {
          ...{ withheld, net },
          ...(iva ? { iva: iva.amount, ivaWithheld: iva.withheld } : {}),
          ...(ica ? { icaWithheld: ica.withheld } : {}),
        },
    invoice: invoiceOf(data),
    hiresWorkers: data.hiresWorkers ?? null,
    taxpayer: said && { ivaResponsible: said.ivaResponsible, economicActivity: said.economicActivity },
    validity: terms.validity,
    signedAt: now.toISOString(),
    timeZone: basis.timeZone,
  };
  return {
    date: snapshot.date,
    activities: data.activities,
    secondApprovalOver: basis.agency.claimsSecondApprovalOver,
    price: data.price,
    currencyCode: basis.currencyCode,
    bankId: bank.id,
    accountType: data.typeAccount,
    accountEncrypted: encrypt(account, id),
    accountLastDigits: lastDigits(account),
    thirdParty: basis.thirdParty,
    ...talent,
    documentTypeId: basis.talent.documentTypeId,
    sentAt: now,
    snapshot,
  } satisfies Partial<typeof claims.$inferInsert>;
}

/** Returns the contract's fee and the reason for another value; null when the price is the fee. */
function differenceOf(
  { price, differenceReason }: SendClaimData,
  contractFee: number | null,
): NonNullable<ClaimSnapshot['difference']> | null {
  if (contractFee === null || !differsFromContract(price, contractFee)) return null;
  if (!differenceReason)
    throw new AppError('INVALID', 'errors.invalid', { differenceReason: 'claim.reasonNeeded' });
  return { contractFee, reason: differenceReason };
}

/** The invoice that was given, whole; null for none. Throws INVALID for a part of one. */
function invoiceOf({
  invoiceNumber,
  invoiceDate,
  invoiceCufe,
}: SendClaimData): NonNullable<ClaimSnapshot['invoice']> | null {
  if (!invoiceNumber && !invoiceDate && !invoiceCufe) return null;
  if (invoiceNumber && invoiceDate && invoiceCufe) {
    return { number: invoiceNumber, date: invoiceDate, cufe: invoiceCufe };
  }
  const fields = { invoiceNumber, invoiceDate, invoiceCufe };
  const missing = Object.entries(fields).filter(([, value]) => !value);
  const messages = Object.fromEntries(missing.map(([field]) => [field, 'claim.required']));
  throw new AppError('INVALID', 'errors.invalid', messages);
}

function completeClaimant(basis: ClaimBasis) {
  const talent = claimant(basis);
  const missing = missingProfileFields({ ...talent, documentTypeId: basis.talent.documentTypeId });
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
