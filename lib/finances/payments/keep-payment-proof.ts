import { and, eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { clientPayments } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { conflict, notFound } from '@/lib/core/errors';
import { isUuid } from '@/lib/core/ids';
import { lockEvent } from '@/lib/events/lock-event';
import { notify } from '@/lib/notifications/notify';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { product } from '@/lib/platform/product';
import { transact } from '@/lib/platform/transaction';
import { deleteFile } from '@/lib/storage/change-file';
import { inspectPaper } from '@/lib/storage/inspect-paper';
import { type FileRow, type StoredBytes, storeBytes } from '@/lib/storage/put-file';
import { insertUpload } from '@/lib/storage/quota';
import { PAYMENT_PROOF } from '../file-kinds';
import { collectedReported, proofReported } from '../notices';
import { mayCollectForOthers, mayKeepFinances, mayReadStatement } from '../policy';
import { movesMoney } from '../receivables/rules';
import type { Payment } from './queries';

type Given = { readonly name: string; readonly bytes: Buffer };
type Kept = Pick<FileRow, 'id' | 'name' | 'size'>;

/** Proofs of one event that may wait at once: a client corrects a mistake, and does not fill the agency's storage. */
const MOST_WAITING = 5;

/**
 * Keeps the proof of a payment that counts, encrypted, in place of the one before. Throws INVALID (`upload.…`),
 * FORBIDDEN, UNAUTHENTICATED, NOT_FOUND, RATE_LIMITED, and CONFLICT for one that does not count or where there is no room.
 */
export async function keepPaymentProof(
  actor: Actor,
  { paymentId, ...given }: Given & { readonly paymentId: string },
): Promise<Kept> {
  const { agencyId, userId } = mayKeepFinances(actor);
  return keepProof(actor, { scope: agencyId, userId, paymentId, given });
}

/** The same of the administrator, for what the platform received; NOT_FOUND for anything else. */
export async function keepCollectedProof(
  actor: Actor,
  { paymentId, ...given }: Given & { readonly paymentId: string },
): Promise<Kept> {
  const { userId } = mayCollectForOthers(actor);
  return keepProof(actor, { scope: null, userId, paymentId, given });
}

type Keeping = {
  /** The agency whose payment it is; null for what the platform received. */
  readonly scope: string | null;
  readonly userId: string;
  readonly paymentId: string;
  readonly given: Given;
};

async function keepProof(actor: Actor, { scope, userId, paymentId, given }: Keeping): Promise<Kept> {
  if (!isUuid(paymentId)) throw notFound('errors.payment.notFound');
  const { agencyId, eventId } = await transact((tx) => lockCounted(tx, scope, paymentId));
  const stored = await store(given, { agencyId, eventId, ownerId: userId });
  return transact(async (tx) => {
    const payment = await lockCounted(tx, scope, paymentId);
    const file = await insertUpload(tx, stored, [PAYMENT_PROOF]);
    if (payment.proofFileId) await deleteFile(tx, payment.proofFileId);
    await tx
      .update(clientPayments)
      .set({ proofFileId: file.id, updatedAt: currentTime() })
      .where(eq(clientPayments.id, paymentId));
    await recordAudit(tx, actor, 'client-payment.prove', payment, { detail: { eventId, fileId: file.id } });
    return { id: file.id, name: file.name, size: file.size };
  });
}

/**
 * Takes the proof that a client hands in for one of its events, by the link to its statement; the agency is told and says
 * how much it is. Throws as above, and CONFLICT where several wait already.
 */
export async function handInPaymentProof(
  actor: Actor,
  { eventId, ...given }: Given & { readonly eventId: string },
): Promise<Kept> {
  const { agencyId, subject } = mayReadStatement(actor);
  if (!isUuid(eventId)) throw notFound('errors.event.notFound');
  await transact((tx) => lockOwed(tx, agencyId, subject.clientId, eventId));
  const stored = await store(given, { agencyId, eventId, ownerId: null });
  return transact(async (tx) => {
    const event = await lockOwed(tx, agencyId, subject.clientId, eventId);
    const file = await insertUpload(tx, stored, [PAYMENT_PROOF]);
    const [row] = await tx
      .insert(clientPayments)
      .values({
        ...{ agencyId, eventId, thirdParty: event.tercero, proofFileId: file.id },
        ...({ kind: 'PAYMENT', state: 'REPORTED' } as const),
      })
      .returning();
    if (!row) throw new Error('insert returned nothing');
    await recordAudit(tx, actor, 'client-payment.report', row, {
      to: row.state,
      detail: { eventId, fileId: file.id },
    });
    await notify(tx, proofReported, { agencyId, eventId }, { paymentId: row.id });
    if (event.tercero) {
      const email = product().supportEmail;
      await notify(tx, collectedReported, { agencyId: null, email }, { paymentId: row.id });
    }
    return { id: file.id, name: file.name, size: file.size };
  });
}

type Owner = { readonly agencyId: string; readonly eventId: string; readonly ownerId: string | null };

async function store({ name, bytes }: Given, owner: Owner): Promise<StoredBytes> {
  const paper = await inspectPaper(name, bytes);
  return storeBytes({
    kind: PAYMENT_PROOF,
    ...owner,
    ...paper,
  });
}

async function lockCounted(tx: Tx, scope: string | null, id: string): Promise<Payment> {
  const [payment] = await tx
    .select()
    .from(clientPayments)
    .where(
      and(
        eq(clientPayments.id, id),
        scope === null ? clientPayments.thirdParty : eq(clientPayments.agencyId, scope),
      ),
    )
    .for('update');
  if (!payment || (scope === null && !movesMoney(payment.kind))) throw notFound('errors.payment.notFound');
  if (scope !== null && payment.thirdParty && movesMoney(payment.kind))
    throw conflict('errors.payment.platformCollects');
  if (payment.state !== 'RECEIVED') throw conflict('errors.payment.undone');
  return payment;
}

/** Locks an event of that client, where there is room for another proof. */
async function lockOwed(tx: Tx, agencyId: string, clientId: string, eventId: string) {
  const event = await lockEvent(tx, agencyId, eventId);
  if (event.clientId !== clientId) throw notFound('errors.event.notFound');
  const waiting = await tx.$count(
    clientPayments,
    and(
      eq(clientPayments.agencyId, agencyId),
      eq(clientPayments.eventId, eventId),
      eq(clientPayments.state, 'REPORTED'),
    ),
  );
  if (waiting >= MOST_WAITING) throw conflict('errors.payment.manyWaiting');
  return event;
}
