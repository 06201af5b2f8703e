import { and, asc, eq } from 'drizzle-orm';
import { contractActs, contractQuestions, contracts } from '@/db/schema';
import { maySeeConvocatories } from '@/lib/convocatories/policy';
import type { Actor } from '@/lib/core/actor';
import { database } from '@/lib/platform/database';
import type { ContractQuestion } from '../questions/queries';
import type { ContractSnapshot } from '../snapshot';
import { snapshotOfAct } from './queries';
import { type ActState, type AmendableTerms, actState } from './rules';
import { termsInForce } from './terms-in-force';

/** An amendment or annulment as the agency's list of an event shows it. */
export type EventAct = {
  readonly id: string;
  readonly contractId: string;
  readonly kind: 'AMENDMENT' | 'ANNULMENT';
  readonly state: ActState;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly isOwn: boolean;
  readonly talentSigned: boolean;
  readonly endedReason: string | null;
  readonly pdfFileId: string | null;
};

/** What was said and agreed about a contract after it was handed out, and what it says now. */
export type ContractTalk = {
  readonly questions: readonly ContractQuestion[];
  readonly acts: readonly EventAct[];
  /** Null of a contract that does not tell. */
  readonly terms: (AmendableTerms & { readonly currency: string }) | null;
};

const NOTHING: ContractTalk = { questions: [], acts: [], terms: null };

/** Reads that of all talents of one of the agency's events, by talent. Three statements. */
export async function findContractTalks(
  actor: Actor,
  eventId: string,
): Promise<(talentId: string) => ContractTalk> {
  const { agencyId } = maySeeConvocatories(actor);
  const db = database();
  const [questions, acts, signed] = await Promise.all([
    db
      .select()
      .from(contractQuestions)
      .where(and(eq(contractQuestions.agencyId, agencyId), eq(contractQuestions.eventId, eventId)))
      .orderBy(asc(contractQuestions.createdAt), asc(contractQuestions.id)),
    db
      .select()
      .from(contractActs)
      .where(and(eq(contractActs.agencyId, agencyId), eq(contractActs.eventId, eventId)))
      .orderBy(asc(contractActs.createdAt), asc(contractActs.id)),
    db
      .select({ talentId: contracts.talentId, snapshot: contracts.snapshot, terms: contracts.terms })
      .from(contracts)
      .where(and(eq(contracts.agencyId, agencyId), eq(contracts.eventId, eventId)))
      .orderBy(asc(contracts.signedAt)),
  ]);
  const talks = new Map<string, ContractTalk>();
  const of = (talentId: string) => talks.get(talentId) ?? NOTHING;
  for (const { snapshot, terms, talentId } of signed) {
    const { facts } = snapshot as Partial<ContractSnapshot>;
    if (!facts) continue;
    const now = { ...termsInForce({ facts, terms }), currency: facts.fee.currency };
    talks.set(talentId, { ...of(talentId), terms: now });
  }
  for (const { talentId, ...question } of questions) {
    talks.set(talentId, { ...of(talentId), questions: [...of(talentId).questions, question] });
  }
  for (const act of acts) {
    const { id, contractId, kind, talentId, talentSignedAt, endedReason, pdfFileId, proposedBy } = act;
    const { title, paragraphs } = snapshotOfAct(act);
    const shown = {
      id,
      contractId,
      kind,
      state: actState(act),
      title,
      paragraphs,
      isOwn: proposedBy === 'AGENCY',
      talentSigned: talentSignedAt !== null,
      endedReason,
      pdfFileId,
    };
    talks.set(talentId, { ...of(talentId), acts: [...of(talentId).acts, shown] });
  }
  return of;
}
