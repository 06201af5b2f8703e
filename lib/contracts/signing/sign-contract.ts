import { and, eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { contractDocuments, contracts, events } from '@/db/schema';
import { CONTRACT_DOCUMENT_KINDS } from '@/db/values/contract-documents';
import { readConstants } from '@/lib/catalogues/queries';
import type { Actor, Confirmation } from '@/lib/core/actor';
import { toInstant } from '@/lib/core/dates';
import { AppError, conflict, notFound } from '@/lib/core/errors';
import { contentHash } from '@/lib/documents/content-hash';
import { queueDocument } from '@/lib/documents/jobs';
import { isClosed, stateAt } from '@/lib/events/rules';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { missingProfileFields } from '@/lib/talents/rules';
import { type ContractFacts, clauseValues } from '../clauses/clause-values';
import {
  CONTRACT_TYPE_ID,
  type ContractClause,
  type ContractText,
  type ContractVariant,
  contractText,
  UnresolvedClauseError,
} from '../clauses/clauses';
import { contractFacts, platformFacts } from '../clauses/contract-facts';
import { contractPdf } from '../document/document';
import type { ContractSnapshot } from '../document/snapshot';
import { type SignContractInput, signContractInput } from '../inputs';
import { type ContractHolder, maySignContract } from '../policy';
import {
  type Contract,
  type Engagement,
  findConsents,
  findContract,
  findEngagement,
  findSignatories,
  listContractDocuments,
  readContractCatalogue,
} from '../queries';
import { maySign, whyNotOfAge } from '../rules';
import { lockAgency } from './lock-agency';

/** Origin of a signature, kept as evidence. */
export type SigningContext = { readonly ip: string | null; readonly userAgent: string | null };

const VALIDITY = 79;

/**
 * Signs a talent's contract (specification part 2, "Contract form"). It needs the terms accepted, the profile complete
 * and the four documents. Each text keeps the time its box was ticked, else the time of this request. The content is
 * frozen with the agency's next number; PDF and mails follow by the queue. Simultaneous requests get the same contract.
 * Throws INVALID per field, NOT_FOUND, CONFLICT (`contract.…`), FORBIDDEN.
 */
export async function signContract(
  actor: Actor,
  input: SignContractInput,
  context: SigningContext,
): Promise<Contract> {
  const holder = maySignContract(actor);
  const { typeContract } = parseInput(signContractInput, input);
  const validity = (await readConstants([VALIDITY])).get(VALIDITY) ?? '';
  return transact(async (tx) => {
    const { eventId, talentId } = holder.subject;
    const signed = await findContract(tx, eventId, talentId);
    if (signed) return signed;
    // Held, so that nobody cancels the event, or voids its quotation, while it is being signed for.
    await tx.select({ id: events.id }).from(events).where(eq(events.id, eventId)).for('share');
    const engagement = await findEngagement(tx, eventId, talentId);
    const now = currentTime();
    checkEngagement(engagement, now);
    const terms = await freeze(
      tx,
      engagement,
      CONTRACT_TYPE_ID[typeContract],
      validity,
      { ...context, confirmed: holder.confirmed },
      now,
    );
    // From here on the agency's contracts are signed one at a time: who waited sees what the one before has done.
    const { code, logo } = await lockAgency(tx, holder.agencyId);
    const winner = await findContract(tx, eventId, talentId);
    if (winner) return winner;
    const snapshot = { code, ...terms, logoSha256: logo?.sha256 ?? null };
    return insertContract(tx, holder, engagement, { code, snapshot, logoFileId: logo?.id ?? null }, now);
  });
}

function checkEngagement(engagement: Engagement | null, now: Date): asserts engagement is Engagement {
  if (!engagement || !maySign(engagement)) throw notFound('contract.notForTalent');
  if (isClosed(stateAt(engagement.event, engagement.confirmed, now))) throw conflict('contract.eventExpired');
  const underAge = whyNotOfAge(engagement);
  if (underAge) throw conflict(underAge);
}

async function freeze(
  tx: Tx,
  engagement: Engagement,
  contractType: number,
  validity: string,
  context: SigningContext & { readonly confirmed: Confirmation },
  now: Date,
): Promise<Omit<ContractSnapshot, 'code' | 'logoSha256'>> {
  const { event, talent, agency } = engagement;
  const documents = await listContractDocuments(tx, event.id, talent.id);
  const fields: Record<string, string> = {};
  for (const kind of CONTRACT_DOCUMENT_KINDS) {
    if (!documents.some((document) => document.kind === kind)) fields[kind] = 'contract.uploadDocument';
  }
  const signatories = await findSignatories(tx, agency.id, event.createdBy);
  const facts = contractFacts(engagement, signatories, platformFacts(), now);
  for (const field of missingProfileFields(facts.talent)) fields[field] = 'contract.requiredInApp';
  if (Object.keys(fields).length > 0) throw new AppError('INVALID', 'errors.invalid', fields);
  const { clauses, types } = await readContractCatalogue(tx);
  const consents = await findConsents(tx, event.id, talent.id, contractType);
  const { tercero } = event;
  return {
    facts,
    contractType,
    contractTypeName: types.find((type) => type.id === contractType)?.name ?? '',
    tercero,
    text: wording(clauses, { contractType, tercero }, facts),
    validity,
    acceptance: {
      signedAt: now.toISOString(),
      habeasDataAcceptedAt: (consents.habeasData ?? now).toISOString(),
      clausesAcceptedAt: (consents.clauses ?? now).toISOString(),
      ip: context.ip,
      userAgent: context.userAgent?.slice(0, 300) ?? null,
      confirmed: { ...context.confirmed, at: context.confirmed.at.toISOString() },
      documents: documents.map(({ kind, fileName, sha256 }) => ({ kind, fileName, sha256 })),
    },
  };
}

/** Words the contract. The talent's profile is complete here, so a missing value is the agency's: CONFLICT. */
function wording(
  clauses: readonly ContractClause[],
  variant: ContractVariant,
  facts: ContractFacts,
): ContractText {
  try {
    return contractText(clauses, variant, clauseValues(facts));
  } catch (error) {
    throw error instanceof UnresolvedClauseError ? conflict('contract.agencyIncomplete') : error;
  }
}

async function insertContract(
  tx: Tx,
  holder: ContractHolder,
  engagement: Engagement,
  frozen: Pick<typeof contracts.$inferInsert, 'code' | 'logoFileId'> & {
    readonly snapshot: ContractSnapshot;
  },
  now: Date,
): Promise<Contract> {
  const { agencyId, subject } = holder;
  const { snapshot, code } = frozen;
  const { acceptance } = snapshot;
  const [row] = await tx
    .insert(contracts)
    .values({
      ...subject,
      agencyId,
      ...frozen,
      convocatedId: engagement.convocated.id,
      contractTypeId: snapshot.contractType,
      dateContract: snapshot.facts.contractDate,
      habeasDataAcceptedAt: toInstant(acceptance.habeasDataAcceptedAt),
      clausesAcceptedAt: toInstant(acceptance.clausesAcceptedAt),
      signedAt: now,
      signerIp: acceptance.ip,
      signerAgent: acceptance.userAgent ?? null,
      snapshotHash: contentHash(snapshot),
    })
    .returning();
  if (!row) throw new Error('The contract was not returned');
  await tx
    .update(contractDocuments)
    .set({ contractId: row.id, updatedAt: now })
    .where(
      and(eq(contractDocuments.eventId, subject.eventId), eq(contractDocuments.talentId, subject.talentId)),
    );
  await recordAudit(
    tx,
    holder,
    'contract.sign',
    { id: row.id, agencyId },
    { detail: { eventId: subject.eventId, talentId: subject.talentId, code, hash: row.snapshotHash } },
  );
  await queueDocument(tx, contractPdf, row.id);
  return row;
}
