import type { ContractPaperKind } from '@/db/values/contract-papers';
import { mayRetake } from '@/lib/convocatories/answers/rules';
import { isVisitor } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { isClosed, stateAt } from '@/lib/events/rules';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { listPapers, type OwnPaper } from '@/lib/talents/own/papers/queries';
import { listShownActs, type ShownAct } from './acts/queries';
import type { ContractFacts } from './clauses/clause-values';
import { type ContractGap, findSignatory, missingToSign, type Signatory } from './clauses/signatory';
import { type CodeStep, getCodeStep } from './link-codes/queries';
import { mayOpenContractPage } from './policy';
import {
  type Contract,
  findContract,
  findEngagement,
  listContractPapers,
  type UploadedDocument,
} from './queries';
import { type ContractQuestion, listQuestions } from './questions/queries';
import { declinedAt, maySign, whyNotOfAge } from './rules';
import { listPapersToKeep } from './signing/hand-papers';
import { type ContractTypeName, type ShownText, wordTexts } from './signing/shown-texts';
import { findOpenings } from './signing-codes/openings';
import { readSigningStep, type SigningStep } from './signing-codes/queries';

export type ContractPage =
  /** `messageKey` is the specification's text for why there is no contract to sign. */
  | { state: 'INVALID'; messageKey: string }
  /** The talent said that it does not sign; its reason is the agency's to read. */
  | {
      state: 'DECLINED';
      at: Date;
      /** It may say for a moment that it was a mistake. */
      mayTakeBack: boolean;
      timeZone: string;
      eventName: string;
      agencyName: string;
      agencyLogoFileId: string | null;
    }
  /** Asks for the talent's one-time code and shows nothing personal. */
  | { state: 'CODE'; step: CodeStep }
  | {
      state: 'SIGNED';
      contract: Contract;
      eventName: string;
      agencyName: string;
      agencyLogoFileId: string | null;
      /** What is proposed after the signing, or was. */
      acts: readonly ShownAct[];
      questions: readonly ContractQuestion[];
      /** That the talent may want to have on file for its next contract: asked for a day. */
      toKeep: ContractPaperKind[];
    }
  | {
      state: 'FORM';
      facts: ContractFacts;
      agencyLogoFileId: string | null;
      missing: ContractGap[];
      documents: UploadedDocument[];
      /** What the talent has on file for its contracts. */
      papers: OwnPaper[];
      /**
       * The text to be signed, by contract type; of the agency's own type alone where it has set one. `opened`: the code
       * that opened it in this browser signs it too.
       */
      texts: Partial<Record<ContractTypeName, ShownText & { readonly opened: boolean }>>;
      /** Who signs: the talent, or its guardian. */
      signatory: Pick<Signatory, 'role' | 'name'>;
      signing: SigningStep;
      questions: readonly ContractQuestion[];
    };

/** How long after a signature its papers may be kept with a press. */
const ASKED_FOR_MS = 24 * 3_600_000;

const invalid = (messageKey: string): ContractPage => ({ state: 'INVALID', messageKey });

/** Reads what the holder of a contract link sees (specification part 2, "Contract signing screen"). Only reads. */
export async function getContractPage(actor: Actor): Promise<ContractPage> {
  if (!isVisitor(actor)) return invalid('contract.unavailable');
  const { subject, confirmed } = mayOpenContractPage(actor);
  const db = database();
  const engagement = await findEngagement(db, subject.eventId, subject.talentId);
  if (!engagement) return invalid('contract.notForTalent');
  const contract = await findContract(db, subject.eventId, subject.talentId);
  const { name: agencyName, logoFileId: agencyLogoFileId } = engagement.agency;
  const names = { eventName: engagement.event.name, agencyName, agencyLogoFileId };
  const now = currentTime();
  if (!contract) {
    const closed = isClosed(stateAt(engagement.event, engagement.confirmed, now));
    if (closed) return invalid('contract.eventExpired');
    const at = declinedAt(engagement);
    if (at) {
      const mayTakeBack = mayRetake(engagement.convocated, now);
      return { state: 'DECLINED', at, mayTakeBack, timeZone: engagement.timeZone, ...names };
    }
    if (!maySign(engagement)) return invalid('contract.notForTalent');
    // Before it asks for the code: nobody is to prove who it is for nothing.
    if (!engagement.mayContract) return invalid('contract.agencyIncomplete');
  }
  if (!confirmed) return { state: 'CODE', step: await getCodeStep(actor, names) };
  if (contract) {
    const isNew = now.getTime() - contract.signedAt.getTime() < ASKED_FOR_MS;
    const [acts, questions, toKeep] = await Promise.all([
      listShownActs(db, contract),
      listQuestions(db, subject),
      isNew ? listPapersToKeep(db, subject) : [],
    ]);
    return { state: 'SIGNED', contract, ...names, acts, questions, toKeep: toKeep.map(({ kind }) => kind) };
  }
  const underAge = whyNotOfAge(engagement, now);
  if (underAge) return invalid(underAge);
  const signatory = await findSignatory(db, engagement, now);
  const worded = await wordTexts(db, engagement, signatory, now);
  if (!worded) return invalid('contract.agencyIncomplete');
  const { facts, texts } = worded;
  const { eventId, talentId } = subject;
  const [documents, papers, signing, openings] = await Promise.all([
    listContractPapers(db, eventId, talentId),
    listPapers(actor),
    readSigningStep(db, signatory, { act: 'CONTRACT', scopeId: eventId, owner: { talentId } }),
    findOpenings(
      db,
      subject,
      confirmed.browserId,
      Object.values(texts).map(({ seen }) => seen),
    ),
  ]);
  const isOpened = ({ seen }: ShownText) => openings.some(({ textHash }) => textHash === seen);
  return {
    state: 'FORM',
    facts,
    agencyLogoFileId,
    missing: missingToSign({ ...facts.talent, documentTypeId: engagement.talent.documentTypeId }, signatory),
    documents,
    papers,
    texts: Object.fromEntries(
      Object.entries(texts).map(([name, text]) => [name, { ...text, opened: isOpened(text) }]),
    ),
    signatory: { role: signatory.role, name: signatory.name },
    signing,
    questions: await listQuestions(db, subject),
  };
}
