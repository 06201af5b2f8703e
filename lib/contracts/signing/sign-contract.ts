import { and, eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { contractDocuments, contracts, events } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { isoDateInZone, toInstant } from '@/lib/core/dates';
import { contentHash } from '@/lib/documents/content-hash';
import { queueDocument } from '@/lib/documents/jobs';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { type SignContractInput, signContractInput } from '../inputs';
import { signByMandate } from '../mandates/mandate';
import { type ContractSigner, maySignContract } from '../policy';
import { type Contract, findConsents, findContract } from '../queries';
import { ELECTRONIC_WORDING } from '../signatures/electronic-consent';
import { keepSignatures, type SigningContext } from '../signatures/keep-signature';
import {
  spendSigningCode,
  type TakenCode,
  takeOpening,
  takeSigningCode,
} from '../signing-codes/take-signing-code';
import type { ContractSnapshot } from '../snapshot';
import { lockAgency } from './lock-agency';
import { type Prepared, prepareContract, readValidity } from './prepare-contract';
import { type Mark, readMark } from './read-mark';

export type { SigningContext } from '../signatures/keep-signature';

/**
 * Signs a talent's contract (specification part 2, "Contract form") with the one-time code that was asked for the text
 * that was shown or, without one, with that which opened it minutes ago; for who is under 18 the guardian does. It needs the terms and the electronic signature accepted, the
 * profile complete and the four documents. Each text keeps the time its box was ticked, else the time of this request.
 * The content is frozen with the agency's next number of the year; where the agency has given a mandate it signs at
 * once. PDF and mails follow by the queue. Simultaneous requests get the same contract. Throws INVALID per field,
 * NOT_FOUND, CONFLICT (`contract.…`, also for a text that has changed since), FORBIDDEN, RATE_LIMITED.
 */
export async function signContract(
  actor: Actor,
  input: SignContractInput,
  context: SigningContext,
): Promise<Contract> {
  const holder = maySignContract(actor);
  const form = parseInput(signContractInput, input);
  const { eventId, talentId } = holder.subject;
  const known = await findContract(database(), eventId, talentId);
  if (known) return known;
  const validity = await readValidity();
  const code = await takeCode(holder, form, context).catch(async (error: unknown) => {
    // A second press: the code was spent by the first one, which has signed meanwhile.
    const signed = await findContract(database(), eventId, talentId);
    if (signed) return signed;
    throw error;
  });
  if ('snapshot' in code) return code;
  return transact(async (tx) => {
    const signed = await findContract(tx, eventId, talentId);
    if (signed) return signed;
    // Held, so that nobody cancels the event, or voids its quotation, while it is being signed for.
    await tx.select({ id: events.id }).from(events).where(eq(events.id, eventId)).for('share');
    const now = currentTime();
    const prepared = await prepareContract(tx, holder.subject, { ...form, validity }, now);
    const mark = readMark(form, prepared.signatory.name);
    const terms = await freeze(tx, holder, prepared, context, now);
    // From here on the agency's contracts are signed one at a time: who waited sees what the one before has done.
    const year = Number(isoDateInZone(now, prepared.engagement.timeZone).slice(0, 4));
    const { code: number, logo, accent } = await lockAgency(tx, holder.agencyId, year);
    const winner = await findContract(tx, eventId, talentId);
    if (winner) return winner;
    await spendSigningCode(tx, code, prepared.textHash);
    const snapshot = { code: number, year, ...terms, logoSha256: logo?.sha256 ?? null, accent };
    const contract = await insertContract(
      tx,
      holder,
      prepared,
      { code: number, year, snapshot, logoFileId: logo?.id ?? null },
      now,
    );
    await keepTalentSignature(tx, contract, prepared, { mark, code, context }, now);
    const complete = await signByMandate(tx, holder, contract, now);
    await queueDocument(tx, 'contract', contract);
    return complete ?? contract;
  });
}

/** The code that was typed or, where none was, the one that opened the contract. */
function takeCode(
  { subject, confirmed }: ContractSigner,
  { code, seen }: SignContractInput,
  { ip }: SigningContext,
): Promise<TakenCode> {
  if (code === '') return takeOpening(subject, confirmed.browserId, seen);
  const { eventId, talentId } = subject;
  return takeSigningCode({ act: 'CONTRACT', scopeId: eventId, owner: { talentId } }, code, ip);
}

async function freeze(
  tx: Tx,
  holder: ContractSigner,
  { terms, documents, signatory, textHash }: Prepared,
  context: SigningContext,
  now: Date,
): Promise<Omit<ContractSnapshot, 'code' | 'year' | 'logoSha256' | 'accent'>> {
  const { eventId, talentId } = holder.subject;
  const { channel, destination, at } = holder.confirmed;
  const consents = await findConsents(tx, eventId, talentId, terms.contractType);
  return {
    ...terms,
    acceptance: {
      signedAt: now.toISOString(),
      habeasDataAcceptedAt: (consents.habeasData ?? now).toISOString(),
      clausesAcceptedAt: (consents.clauses ?? now).toISOString(),
      ip: context.ip,
      userAgent: context.userAgent?.slice(0, 300) ?? null,
      confirmed: { channel, destination, at: at.toISOString() },
      documents: documents.map(({ kind, fileName, sha256 }) => ({ kind, fileName, sha256 })),
      electronic: { role: signatory.role, textHash, wording: ELECTRONIC_WORDING },
    },
  };
}

async function keepTalentSignature(
  tx: Tx,
  contract: Contract,
  { signatory, textHash }: Prepared,
  { mark, code, context }: { mark: Mark; code: TakenCode; context: SigningContext },
  now: Date,
): Promise<void> {
  const { role, name, identification } = signatory;
  const { channel, destination, destinationSince, sentAt, verifiedAt, opened } = code;
  await keepSignatures(
    tx,
    [
      {
        contractId: contract.id,
        agencyId: contract.agencyId,
        talentId: contract.talentId,
        act: 'CONTRACT',
        textHash,
        signer: { role, name, identification },
        mark,
        code: {
          channel,
          destination,
          destinationSince,
          codeSentAt: sentAt,
          codeVerifiedAt: verifiedAt,
          codeOpened: opened,
        },
        context,
      },
    ],
    now,
  );
}

async function insertContract(
  tx: Tx,
  holder: ContractSigner,
  { engagement }: Prepared,
  frozen: Pick<typeof contracts.$inferInsert, 'code' | 'year' | 'logoFileId'> & {
    readonly snapshot: ContractSnapshot;
  },
  now: Date,
): Promise<Contract> {
  const { agencyId, subject } = holder;
  const { snapshot, code, year } = frozen;
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
    {
      detail: { eventId: subject.eventId, talentId: subject.talentId, code, year, hash: row.snapshotHash },
    },
  );
  return row;
}
