import { and, asc, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import type { Db, Tx } from '@/db/client';
import { agencies, contractActs, contracts, events, legalRepresentatives, talents, users } from '@/db/schema';
import type { SignedAct } from '@/db/values/contract-signing';
import { inForce } from '@/lib/convocatories/contract-in-force';
import { maySeeConvocatories } from '@/lib/convocatories/policy';
import type { Actor } from '@/lib/core/actor';
import { conflict } from '@/lib/core/errors';
import { EVENT } from '@/lib/core/states';
import { contentHash } from '@/lib/documents/content-hash';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { fullNameOf } from '@/lib/platform/full-name';
import { findMandate, type SigningMandate } from '../mandates/mandate';
import { contractCode } from '../rules';
import { readSigningStep, type SigningStep } from '../signing-codes/queries';
import { snapshotTextHash } from '../snapshot';

/** A paper that its talent has signed and the agency has not. */
export type PendingPaper = {
  readonly act: Exclude<SignedAct, 'MANDATE'>;
  /** Of the contract, or of the act. */
  readonly id: string;
  readonly contractId: string;
  readonly eventId: string;
  readonly eventName: string;
  readonly talentId: string;
  readonly talentName: string;
  /** 'CTR-2026-00012'. */
  readonly contract: string;
  readonly textHash: string;
  readonly signedAt: Date;
};

const talentName = fullNameOf(talents);

/** So many of each kind are signed with one press. */
export const MOST_PAPERS = 1_000;

/**
 * Lists what waits for the agency's signature at an event, or with null at all that are not cancelled, in the order in
 * which talents signed it.
 */
export async function listPendingPapers(
  db: Db | Tx,
  agencyId: string,
  eventId: string | null,
): Promise<PendingPaper[]> {
  const atEvent = eventId ? eq(events.id, eventId) : ne(events.stateId, EVENT.CANCELLED);
  const [signed, acts] = await Promise.all([
    db
      .select({ contract: contracts, eventName: events.name, talentName })
      .from(contracts)
      .innerJoin(events, eq(events.id, contracts.eventId))
      .innerJoin(talents, eq(talents.id, contracts.talentId))
      .where(and(eq(contracts.agencyId, agencyId), atEvent, isNull(contracts.agencySignedAt), inForce))
      .orderBy(asc(contracts.signedAt), asc(contracts.id))
      .limit(MOST_PAPERS),
    db
      .select({ act: contractActs, contract: contracts, eventName: events.name, talentName })
      .from(contractActs)
      .innerJoin(events, eq(events.id, contractActs.eventId))
      .innerJoin(contracts, eq(contracts.id, contractActs.contractId))
      .innerJoin(talents, eq(talents.id, contracts.talentId))
      .where(
        and(
          eq(contractActs.agencyId, agencyId),
          atEvent,
          isNotNull(contractActs.talentSignedAt),
          isNull(contractActs.agencySignedAt),
          isNull(contractActs.endedAt),
        ),
      )
      .orderBy(asc(contractActs.talentSignedAt), asc(contractActs.id))
      .limit(MOST_PAPERS),
  ]);
  return [
    ...signed.map(({ contract, eventName, talentName: name }) => ({
      act: 'CONTRACT' as const,
      id: contract.id,
      contractId: contract.id,
      eventId: contract.eventId,
      eventName,
      talentId: contract.talentId,
      talentName: name,
      contract: contractCode(contract),
      textHash: snapshotTextHash(contract),
      signedAt: contract.signedAt,
    })),
    ...acts.map(({ act, contract, eventName, talentName: name }) => ({
      act: act.kind,
      id: act.id,
      contractId: contract.id,
      eventId: contract.eventId,
      eventName,
      talentId: contract.talentId,
      talentName: name,
      contract: contractCode(contract),
      textHash: act.textHash,
      signedAt: act.talentSignedAt ?? act.createdAt,
    })),
  ];
}

/** SHA-256 of papers that are signed with one press: of these and of no others. */
export const pendingHash = (papers: readonly PendingPaper[]): string =>
  contentHash(papers.map(({ act, id, textHash }) => ({ act, id, textHash })));

/** What waits for an agency, and what signing it needs. */
export type PendingSignatures = {
  readonly papers: readonly PendingPaper[];
  readonly seen: string;
  /** In whose name it signs; null while the agency lacks it. */
  readonly representative: Representative | null;
  /** The asking user's own code; null for who may not sign. */
  readonly step: SigningStep | null;
};

/** Reads what waits for the agency's signature at one of its events, or at all. Throws UNAUTHENTICATED, FORBIDDEN. */
export async function getPendingSignatures(actor: Actor, eventId: string | null): Promise<PendingSignatures> {
  const { agencyId, userId } = maySeeConvocatories(actor);
  const db = database();
  const papers = await listPendingPapers(db, agencyId, eventId);
  if (papers.length === 0) return { papers, seen: pendingHash(papers), representative: null, step: null };
  const [representative, step] = await Promise.all([
    findRepresentative(db, agencyId),
    readUserStep(db, { act: 'CONTRACT', scopeId: eventId ?? agencyId }, userId),
  ]);
  return { papers, seen: pendingHash(papers), representative, step };
}

/** What a page shows of a user's own code. */
export async function readUserStep(
  db: Db | Tx,
  scope: { readonly act: SignedAct; readonly scopeId: string },
  userId: string,
): Promise<SigningStep> {
  return readSigningStep(db, await findUserSigner(db, userId), { ...scope, owner: { userId } });
}

/** Where a user's code goes: to its own e-mail. */
export async function findUserSigner(db: Db | Tx, userId: string) {
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (!user) throw new Error('Who is signed in is not there');
  return { email: user.email, phone: null };
}

export type Representative = { readonly name: string; readonly document: string };

/** In whose name an agency signs: its first legal representative; a natural person in its own. Null where it has neither. */
export async function findRepresentative(db: Db | Tx, agencyId: string): Promise<Representative | null> {
  const [row] = await db
    .select({
      agency: agencies,
      name: legalRepresentatives.name,
      document: legalRepresentatives.document,
    })
    .from(agencies)
    .leftJoin(legalRepresentatives, eq(legalRepresentatives.agencyId, agencies.id))
    .where(eq(agencies.id, agencyId))
    .orderBy(asc(legalRepresentatives.createdAt), asc(legalRepresentatives.id))
    .limit(1);
  if (!row) return null;
  const { agency, name, document } = row;
  if (agency.legalNature === 'PERSONA_NATURAL' && agency.identification) {
    return { name: agency.name, document: agency.identification };
  }
  return name && document ? { name, document } : null;
}

/** The same. Throws CONFLICT where there is none. */
export async function requireRepresentative(db: Db | Tx, agencyId: string): Promise<Representative> {
  const representative = await findRepresentative(db, agencyId);
  if (!representative) throw conflict('errors.contract.noRepresentative');
  return representative;
}

/** The mandate of the reader's agency, and what giving one needs. Throws UNAUTHENTICATED, FORBIDDEN. */
export async function getMandate(
  actor: Actor,
): Promise<{ mandate: SigningMandate | null; representative: Representative | null; step: SigningStep }> {
  const { agencyId, userId } = maySeeConvocatories(actor);
  const db = database();
  const [mandate, representative, step] = await Promise.all([
    findMandate(db, agencyId, currentTime()),
    findRepresentative(db, agencyId),
    readUserStep(db, { act: 'MANDATE', scopeId: agencyId }, userId),
  ]);
  return { mandate, representative, step };
}
