import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Db, Tx } from '@/db/client';
import { agencies, contractActs, contracts, legalRepresentatives, talents, users } from '@/db/schema';
import type { SignedAct } from '@/db/values/contract-signing';
import { inForce } from '@/lib/convocatories/contract-in-force';
import { maySeeConvocatories } from '@/lib/convocatories/policy';
import type { Actor } from '@/lib/core/actor';
import { conflict } from '@/lib/core/errors';
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
  readonly talentId: string;
  readonly talentName: string;
  /** 'CTR-2026-00012'. */
  readonly contract: string;
  readonly textHash: string;
  readonly signedAt: Date;
};

const talentName = fullNameOf(talents);

/** Lists what waits for the agency's signature at an event, in the order in which talents signed it. */
export async function listPendingPapers(
  db: Db | Tx,
  agencyId: string,
  eventId: string,
): Promise<PendingPaper[]> {
  const [signed, acts] = await Promise.all([
    db
      .select({ contract: contracts, talentName })
      .from(contracts)
      .innerJoin(talents, eq(talents.id, contracts.talentId))
      .where(
        and(
          eq(contracts.agencyId, agencyId),
          eq(contracts.eventId, eventId),
          isNull(contracts.agencySignedAt),
          inForce,
        ),
      )
      .orderBy(asc(contracts.signedAt), asc(contracts.id)),
    db
      .select({ act: contractActs, contract: contracts, talentName })
      .from(contractActs)
      .innerJoin(contracts, eq(contracts.id, contractActs.contractId))
      .innerJoin(talents, eq(talents.id, contracts.talentId))
      .where(
        and(
          eq(contractActs.agencyId, agencyId),
          eq(contractActs.eventId, eventId),
          isNotNull(contractActs.talentSignedAt),
          isNull(contractActs.agencySignedAt),
          isNull(contractActs.endedAt),
        ),
      )
      .orderBy(asc(contractActs.talentSignedAt), asc(contractActs.id)),
  ]);
  return [
    ...signed.map(({ contract, talentName: name }) => ({
      act: 'CONTRACT' as const,
      id: contract.id,
      contractId: contract.id,
      talentId: contract.talentId,
      talentName: name,
      contract: contractCode(contract),
      textHash: snapshotTextHash(contract),
      signedAt: contract.signedAt,
    })),
    ...acts.map(({ act, contract, talentName: name }) => ({
      act: act.kind,
      id: act.id,
      contractId: contract.id,
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

/** What waits for an agency at an event, and what signing it needs. */
export type PendingSignatures = {
  readonly papers: readonly PendingPaper[];
  readonly seen: string;
  /** In whose name it signs; null while the agency lacks it. */
  readonly representative: Representative | null;
  /** The asking user's own code; null for who may not sign. */
  readonly step: SigningStep | null;
};

/** Reads what waits for the agency's signature at one of its events. Throws UNAUTHENTICATED, FORBIDDEN. */
export async function getPendingSignatures(actor: Actor, eventId: string): Promise<PendingSignatures> {
  const { agencyId, userId } = maySeeConvocatories(actor);
  const db = database();
  const papers = await listPendingPapers(db, agencyId, eventId);
  if (papers.length === 0) return { papers, seen: pendingHash(papers), representative: null, step: null };
  const [representative, step] = await Promise.all([
    findRepresentative(db, agencyId),
    readUserStep(db, { act: 'CONTRACT', scopeId: eventId }, userId),
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
