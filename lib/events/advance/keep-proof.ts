import { eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { events } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { conflict, notFound } from '@/lib/core/errors';
import { isUuid } from '@/lib/core/ids';
import { EVENT } from '@/lib/core/states';
import { notify } from '@/lib/notifications/notify';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { product } from '@/lib/platform/product';
import { transact } from '@/lib/platform/transaction';
import { deleteFile } from '@/lib/storage/change-file';
import { inspectPaper } from '@/lib/storage/inspect-paper';
import { storeBytes } from '@/lib/storage/put-file';
import { insertUpload } from '@/lib/storage/quota';
import { ADVANCE_PROOF } from '../file-kinds';
import { lockEvent } from '../lock-event';
import { advanceProven, advanceToCheck } from '../notices';
import { mayKeepMoney, mayPayAdvance } from './policy';
import { advanceState } from './rules';

type Proof = { readonly eventId: string; readonly name: string; readonly bytes: Buffer };
export type KeptProof = { readonly id: string; readonly name: string; readonly size: number };

/**
 * Keeps the proof that an advance was paid, encrypted, in place of the one before, as a person of the agency hands it in.
 * Throws INVALID (`upload.…`), FORBIDDEN, UNAUTHENTICATED, NOT_FOUND, RATE_LIMITED, and CONFLICT where nothing is asked
 * for, the money is there already, the event was cancelled or there is no room.
 */
export async function keepAdvanceProof(actor: Actor, proof: Proof): Promise<KeptProof> {
  const { agencyId, userId } = mayKeepMoney(actor);
  return keepProof(actor, { agencyId, ownerId: userId, byClient: false }, proof);
}

/** The same of the client by its link; the agency is told, and the platform where it receives the money. Throws likewise. */
export async function handInAdvanceProof(
  actor: Actor,
  { name, bytes }: Omit<Proof, 'eventId'>,
): Promise<KeptProof> {
  const { agencyId, subject } = mayPayAdvance(actor);
  return keepProof(
    actor,
    { agencyId, ownerId: null, byClient: true },
    { eventId: subject.eventId, name, bytes },
  );
}

type From = { readonly agencyId: string; readonly ownerId: string | null; readonly byClient: boolean };

async function keepProof(
  actor: Actor,
  { agencyId, ownerId, byClient }: From,
  { eventId, name, bytes }: Proof,
): Promise<KeptProof> {
  if (!isUuid(eventId)) throw notFound('errors.event.notFound');
  await transact((tx) => awaited(tx, agencyId, eventId));
  const paper = await inspectPaper(name, bytes);
  const stored = await storeBytes({
    kind: ADVANCE_PROOF,
    agencyId,
    eventId,
    ownerId,
    ...paper,
  });
  return transact(async (tx) => {
    const event = await awaited(tx, agencyId, eventId);
    const file = await insertUpload(tx, stored, [ADVANCE_PROOF]);
    if (event.advanceFileId) await deleteFile(tx, event.advanceFileId);
    const now = currentTime();
    await tx
      .update(events)
      .set({ advanceFileId: file.id, advanceProofAt: now, advanceRefusal: null, updatedAt: now })
      .where(eq(events.id, eventId));
    await recordAudit(tx, actor, 'event.prove-advance', event, {
      from: advanceState(event),
      to: 'PROVEN',
      detail: { fileId: file.id },
    });
    if (byClient) await notify(tx, advanceProven, { agencyId, eventId }, { eventId, fileId: file.id });
    if (event.tercero) {
      const email = product().supportEmail;
      await notify(tx, advanceToCheck, { agencyId: null, email }, { eventId, fileId: file.id });
    }
    return { id: file.id, name: file.name, size: file.size };
  });
}

async function awaited(tx: Tx, agencyId: string, eventId: string) {
  const event = await lockEvent(tx, agencyId, eventId);
  const state = advanceState(event);
  if (state === null || event.stateId === EVENT.CANCELLED) throw conflict('errors.advance.notAsked');
  if (state === 'RECEIVED') throw conflict('errors.advance.received');
  return event;
}
