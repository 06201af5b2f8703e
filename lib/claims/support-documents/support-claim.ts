import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { supportDocuments } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { enqueue } from '@/lib/platform/jobs/enqueue';
import { findTaxData } from '@/lib/taxes/declarations/queries';
import type { Claim } from '../queries';
import { madeDocument, madeNote } from './made-document';
import { ownerOf } from './numbers-owner';
import { invoicesItself } from './rules';
import { sendSupportDocument } from './sending/jobs';
import type { SupportSnapshot } from './snapshot';
import type { SupportDocument } from './support-document';
import { supportLacks } from './support-lacks';
import { NOTE_PREFIX, takeNoteNumber, takeNumber } from './take-number';

/**
 * Issues the support document of a claim that was just approved, with the next number of who pays it, and queues its
 * sending; in the transaction of the approval, so that number and approval stand or fall together. Null where none is due
 * (`invoicesItself`), there is one already, it would lack something (`supportLacks`), or nothing numbers it: the claim goes on.
 */
export async function supportClaim(tx: Tx, actor: Actor, claim: Claim): Promise<SupportDocument | null> {
  const declared = await findTaxData(tx, claim.talentId);
  if (invoicesItself(declared?.ivaResponsible ?? null)) return null;
  if (await livingDocument(tx, claim.id)) return null;
  // A number of the authorization is not spent on a document that cannot be sent.
  if ((await supportLacks(tx, claim)).length > 0) return null;
  const taken = await takeNumber(tx, ownerOf(claim));
  if (!taken) return null;
  const { authorization, number } = taken;
  const { prefix } = authorization;
  const at = currentTime();
  const made = await madeDocument(tx, claim, authorization, { prefix, number, at });
  const row = await insertDocument(tx, claim, made, {
    kind: 'DOCUMENT',
    authorizationId: authorization.id,
    prefix,
    number,
    issuedAt: at,
  });
  await recordAudit(tx, actor, 'support-document.issue', row, {
    to: row.state,
    detail: { claimId: claim.id, number: made.snapshot.number },
  });
  await enqueue(tx, sendSupportDocument, { id: row.id }, { owner: row.agencyId });
  return row;
}

/**
 * Takes the support document of a claim back whose approval is taken back: its number stays used, and a note adjusts it.
 * One that was rejected never counted, and needs none. Nothing for a claim without one.
 */
export async function withdrawSupport(tx: Tx, actor: Actor, claim: Claim): Promise<void> {
  const [document] = await tx
    .update(supportDocuments)
    .set({ withdrawnAt: currentTime() })
    .where(living(claim.id))
    .returning();
  if (!document) return;
  const { id, agencyId, state } = document;
  await recordAudit(tx, actor, 'support-document.withdraw', document, { from: state, to: state });
  if (state === 'REJECTED') return;
  const number = await takeNoteNumber(tx, ownerOf(document));
  const at = currentTime();
  const frozen = { snapshot: document.snapshot as SupportSnapshot, cuds: document.cuds };
  const made = madeNote(frozen, { prefix: NOTE_PREFIX, number, at });
  const note = await insertDocument(tx, claim, made, {
    kind: 'ADJUSTMENT',
    adjustsId: id,
    prefix: NOTE_PREFIX,
    number,
    issuedAt: at,
  });
  await recordAudit(tx, actor, 'support-document.adjust', note, {
    to: note.state,
    detail: { claimId: claim.id, number: made.snapshot.number, adjusts: made.snapshot.adjusts?.number },
  });
  await enqueue(tx, sendSupportDocument, { id: note.id }, { owner: agencyId });
}

type Place = Pick<
  typeof supportDocuments.$inferInsert,
  'kind' | 'prefix' | 'number' | 'issuedAt' | 'authorizationId' | 'adjustsId'
>;
type Made = { readonly snapshot: SupportSnapshot; readonly cuds: string };

async function insertDocument(
  tx: Tx,
  claim: Claim,
  { snapshot, cuds }: Made,
  place: Place,
): Promise<SupportDocument> {
  const [row] = await tx
    .insert(supportDocuments)
    .values({
      ...place,
      agencyId: claim.agencyId,
      thirdParty: claim.thirdParty,
      claimId: claim.id,
      talentId: claim.talentId,
      eventId: claim.eventId,
      amount: snapshot.gross,
      withheld: snapshot.withheld,
      currencyCode: snapshot.currency,
      name: snapshot.seller.name,
      snapshot,
      cuds,
    })
    .returning();
  if (!row) throw new Error('The support document was not returned');
  return row;
}

const living = (claimId: string) =>
  and(
    eq(supportDocuments.claimId, claimId),
    eq(supportDocuments.kind, 'DOCUMENT'),
    isNull(supportDocuments.withdrawnAt),
  );

async function livingDocument(tx: Tx, claimId: string): Promise<boolean> {
  return (await tx.$count(supportDocuments, living(claimId))) > 0;
}
