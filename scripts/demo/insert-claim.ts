import type { Tx } from '@/db/client';
import { claims, files } from '@/db/schema';
import { demoId } from '@/db/seed/chance';
import { constantNamed } from '@/db/seed/lookups';
import type { Calendar } from '@/db/seed/moments';
import type { ClaimPlan, Paper } from '@/db/seed/papers';
import { claimant } from '@/lib/claims/claim-page';
import { claimPdf } from '@/lib/claims/document';
import { CLAIM_PDF } from '@/lib/claims/file-kinds';
import { renderClaimPdf } from '@/lib/claims/pdf/claim-pdf';
import { findClaimBasis, listBanks } from '@/lib/claims/queries';
import { lastDigits } from '@/lib/claims/rules';
import { type ClaimSnapshot, claimDocument } from '@/lib/claims/snapshot';
import { isoDateInZone } from '@/lib/core/dates';
import { contentHash } from '@/lib/documents/content-hash';
import { seal } from '@/lib/documents/seal';
import { encrypt } from '@/lib/platform/encryption';
import { product } from '@/lib/platform/product';
import { quotationCode } from '@/lib/quotations/rules';
import { storeBytes } from '@/lib/storage/put-file';

type Basis = NonNullable<Awaited<ReturnType<typeof findClaimBasis>>>;

/** The gross fee of the contract that was frozen when it was signed. */
function feeOf(basis: Basis): number {
  const { facts } = basis.contractSnapshot as { facts: { fee: { amount: number } } };
  return facts.fee.amount;
}

function snapshotOf(basis: Basis, bank: string, plan: ClaimPlan, code: number, sentAt: Date): ClaimSnapshot {
  const { name, legalName, taxId } = product();
  const talent = claimant(basis);
  return {
    platform: { productName: name, legalName, taxId },
    code: String(code),
    date: isoDateInZone(sentAt, basis.timeZone),
    thirdParty: basis.thirdParty,
    agency: {
      name: basis.agency.name,
      documentType: basis.agencyDocument ?? 'NIT',
      identification: basis.agency.identification ?? '',
    },
    event: { name: basis.event.name, code: quotationCode(basis.code) ?? '' },
    activities: plan.activities,
    price: feeOf(basis),
    currency: basis.currencyCode,
    bank,
    accountType: plan.accountType,
    talent: {
      ...talent,
      identification: talent.identification ?? '',
      phone: talent.phone ?? '',
      address: talent.address ?? '',
    },
    validity: constantNamed(78),
    signedAt: sentAt.toISOString(),
    timeZone: basis.timeZone,
  };
}

/** A payment claim with its PDF, its account encrypted as the application does. */
export async function insertClaim(
  tx: Tx,
  paper: Paper,
  plan: ClaimPlan,
  code: number,
  calendar: Calendar,
): Promise<void> {
  const { agencyId, eventId, talentId, convocatoryId, convocatedId, contractId, claimId } = paper;
  const basis = await findClaimBasis(tx, convocatoryId, talentId);
  const bank = (await listBanks(tx)).find(({ id }) => id === plan.bankId);
  if (!basis || !bank) throw new Error(`No basis for the claim ${claimId}`);
  const sentAt = calendar.at(plan.days, '20:05');
  const snapshot = snapshotOf(basis, bank.name, plan, code, sentAt);
  const pdfFileId = demoId(`file:claim:${convocatedId}`);
  const stored = await storeBytes({
    kind: CLAIM_PDF,
    bytes: await renderClaimPdf(claimDocument(snapshot, plan.account)),
    mime: 'application/pdf',
    name: `Cuenta de cobro ${snapshot.code} ${snapshot.talent.name}.pdf`,
    agencyId,
    talentId,
    eventId,
  });
  await tx.insert(files).values({ ...stored, id: pdfFileId, createdAt: sentAt });
  const sealed = { kind: claimPdf.kind, documentId: claimId, agencyId, contentHash: contentHash(snapshot) };
  await seal(tx, sealed, { ...stored, id: pdfFileId });
  const { name, identification, phone, address, email } = snapshot.talent;
  await tx.insert(claims).values({
    id: claimId,
    agencyId,
    eventId,
    convocatoryId,
    convocatedId,
    talentId,
    contractId,
    code,
    date: snapshot.date,
    activities: plan.activities,
    price: snapshot.price,
    currencyCode: snapshot.currency,
    bankId: bank.id,
    accountType: plan.accountType,
    accountEncrypted: encrypt(plan.account, claimId),
    accountLastDigits: lastDigits(plan.account),
    thirdParty: snapshot.thirdParty,
    name,
    identification,
    phone,
    address,
    email,
    documentTypeId: basis.talent.documentTypeId,
    snapshot,
    status: plan.status,
    ...(plan.paid === undefined
      ? {}
      : { paidAt: calendar.at(plan.paid, '10:15'), paymentReference: `TRF-${code}0482` }),
    pdfFileId,
    createdAt: sentAt,
    updatedAt: sentAt,
  });
}
