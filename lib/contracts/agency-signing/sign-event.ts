import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { contracts, events } from '@/db/schema';
import type { Actor, AgencyActor } from '@/lib/core/actor';
import { conflict, notFound } from '@/lib/core/errors';
import { queueDocument } from '@/lib/documents/jobs';
import { countAttempt } from '@/lib/identity/limits/count-attempt';
import { anyOf } from '@/lib/platform/any-of';
import { recordAudits } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { signParty } from '../acts/complete-act';
import { lockAct } from '../acts/queries';
import { keepSignatures, type SigningContext } from '../signatures/keep-signature';
import { sendSigningCode } from '../signing-codes/send-signing-code';
import { spendSigningCode, takeSigningCode } from '../signing-codes/take-signing-code';
import { type AskAgencyCodeInput, askAgencyCodeInput, type SignEventInput, signEventInput } from './inputs';
import { maySignForAgency } from './policy';
import {
  findUserSigner,
  listPendingPapers,
  type PendingPaper,
  pendingHash,
  requireRepresentative,
} from './queries';

/**
 * Sends the asking owner the code that signs all that waits for the agency at an event, or without one at all of them, as
 * it was shown. Throws INVALID, NOT_FOUND, CONFLICT where nothing waits, something else does by now or nobody represents the agency, FORBIDDEN,
 * RATE_LIMITED.
 */
export async function askAgencyCode(
  actor: Actor,
  input: AskAgencyCodeInput,
  { ip }: { readonly ip: string | null },
): Promise<void> {
  const { agencyId, userId } = maySignForAgency(actor);
  const { eventId = null, seen } = parseInput(askAgencyCodeInput, input);
  await countAttempt('talent-code', { address: userId, ip });
  await transact(async (tx) => {
    await lockEvents(tx, agencyId, eventId);
    await requireRepresentative(tx, agencyId);
    const textHash = pendingHash(await requirePending(tx, agencyId, eventId));
    if (textHash !== seen) throw conflict('errors.contract.pendingChanged');
    await sendSigningCode(tx, actor, {
      act: 'CONTRACT',
      scopeId: eventId ?? agencyId,
      owner: { userId },
      agencyId,
      role: 'AGENCY',
      signer: await findUserSigner(tx, userId),
      channel: 'EMAIL',
      textHash,
    });
  });
}

/**
 * Signs for the agency all that waited when the code was asked for: contracts, amendments and annulments.
 * Returns how many. Throws as `askAgencyCode`.
 */
export async function signEvent(
  actor: Actor,
  input: SignEventInput,
  context: SigningContext,
): Promise<number> {
  const owner = maySignForAgency(actor);
  const { agencyId, userId } = owner;
  const { eventId = null, code: typed } = parseInput(signEventInput, input);
  const scope = { act: 'CONTRACT', scopeId: eventId ?? agencyId, owner: { userId } } as const;
  const code = await takeSigningCode(scope, typed, context.ip);
  return transact(async (tx) => {
    const now = currentTime();
    await lockEvents(tx, agencyId, eventId);
    const representative = await requireRepresentative(tx, agencyId);
    const papers = await requirePending(tx, agencyId, eventId);
    if (pendingHash(papers) !== code.textHash) throw conflict('errors.contract.pendingChanged');
    await spendSigningCode(tx, code, code.textHash);
    const { channel, destination, destinationSince, sentAt, verifiedAt } = code;
    await keepSignatures(
      tx,
      papers.map(({ act, id, contractId, talentId, textHash }) => ({
        contractId,
        agencyId,
        talentId,
        act,
        actId: act === 'CONTRACT' ? null : id,
        textHash,
        signer: {
          role: 'AGENCY' as const,
          name: representative.name,
          identification: representative.document,
        },
        mark: { method: 'PRESSED' as const },
        code: { channel, destination, destinationSince, codeSentAt: sentAt, codeVerifiedAt: verifiedAt },
        context,
        userId,
      })),
      now,
    );
    await completeContracts(tx, owner, papers, now);
    for (const { act, id } of papers) {
      if (act !== 'CONTRACT') await signParty(tx, actor, await lockAct(tx, id, { agencyId }), 'AGENCY', now);
    }
    return papers.length;
  });
}

/** Nobody signs for the event, or has it signed, meanwhile; without one, for those of which something waits. */
async function lockEvents(tx: Tx, agencyId: string, eventId: string | null): Promise<void> {
  const ids = eventId
    ? [eventId]
    : (await listPendingPapers(tx, agencyId, null)).map((paper) => paper.eventId);
  const held = await tx
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.agencyId, agencyId), anyOf(events.id, ids)))
    .orderBy(asc(events.id))
    .for('no key update');
  if (eventId && held.length === 0) throw notFound('errors.event.notFound');
}

async function requirePending(tx: Tx, agencyId: string, eventId: string | null): Promise<PendingPaper[]> {
  const papers = await listPendingPapers(tx, agencyId, eventId);
  if (papers.length === 0) throw conflict('errors.contract.nothingPending');
  return papers;
}

/** The PDFs that say that contracts wait for the agency are drawn anew. */
async function completeContracts(
  tx: Tx,
  actor: AgencyActor,
  papers: readonly PendingPaper[],
  now: Date,
): Promise<void> {
  const ids = papers.flatMap(({ act, id }) => (act === 'CONTRACT' ? [id] : []));
  if (ids.length === 0) return;
  const rows = await tx
    .update(contracts)
    .set({ agencySignedAt: now, pdfFileId: null, updatedAt: now })
    .where(
      and(
        inArray(contracts.id, ids),
        eq(contracts.agencyId, actor.agencyId),
        isNull(contracts.agencySignedAt),
        isNull(contracts.voidedAt),
      ),
    )
    .returning();
  if (rows.length !== ids.length) throw conflict('errors.contract.pendingChanged');
  await recordAudits(
    tx,
    actor,
    'contract.agency-sign',
    rows.map(({ id, agencyId, eventId, talentId, code, year }) => ({
      id,
      agencyId,
      from: 'TALENT_SIGNED',
      to: 'COMPLETE',
      detail: { eventId, talentId, code, year },
    })),
  );
  for (const row of rows) await queueDocument(tx, 'contract', row);
}
