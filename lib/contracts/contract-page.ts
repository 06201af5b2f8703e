import { mayRetake } from '@/lib/convocatories/answers/rules';
import { isVisitor } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { isClosed, stateAt } from '@/lib/events/rules';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { listPapers, type OwnPaper } from '@/lib/talents/own/papers/queries';
import { listShownActs, type ShownAct } from './acts/queries';
import type { ContractFacts } from './clauses/clause-values';
import { CONTRACT_TYPE_ID, type ContractText } from './clauses/clauses';
import { contractFacts, platformFacts } from './clauses/contract-facts';
import { type ContractGap, findSignatory, missingToSign, type Signatory } from './clauses/signatory';
import { type CodeStep, getCodeStep } from './link-codes/queries';
import { mayOpenContractPage } from './policy';
import {
  type Contract,
  findContract,
  findEngagement,
  findSignatories,
  listContractDocuments,
  readContractCatalogue,
  type UploadedDocument,
} from './queries';
import { type ContractQuestion, listQuestions } from './questions/queries';
import { declinedAt, maySign, whyNotOfAge } from './rules';
import { readValidity } from './signing/prepare-contract';
import { seenHash, wordTerms } from './signing/terms';
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
    }
  | {
      state: 'FORM';
      facts: ContractFacts;
      agencyLogoFileId: string | null;
      missing: ContractGap[];
      documents: UploadedDocument[];
      /** What the talent has on file for its contracts. */
      papers: OwnPaper[];
      /** The text to be signed, by contract type; of the agency's own type alone where it has set one. */
      texts: Partial<Record<ContractTypeName, ShownText>>;
      /** Who signs: the talent, or its guardian. */
      signatory: Pick<Signatory, 'role' | 'name'>;
      signing: SigningStep;
      questions: readonly ContractQuestion[];
    };

export type ContractTypeName = keyof typeof CONTRACT_TYPE_ID;
/** A text with the hash that says that it was this one. */
type ShownText = ContractText & { readonly seen: string };

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
    const [acts, questions] = await Promise.all([listShownActs(db, contract), listQuestions(db, subject)]);
    return { state: 'SIGNED', contract, ...names, acts, questions };
  }
  const underAge = whyNotOfAge(engagement, now);
  if (underAge) return invalid(underAge);
  const signatory = await findSignatory(db, engagement, now);
  const [signatories, catalogue, documents, papers, validity, signing] = await Promise.all([
    findSignatories(db, engagement.agency.id, engagement.event.createdBy),
    readContractCatalogue(db),
    listContractDocuments(db, subject.eventId, subject.talentId),
    listPapers(actor),
    readValidity(),
    readSigningStep(db, signatory, {
      act: 'CONTRACT',
      scopeId: subject.eventId,
      owner: { talentId: subject.talentId },
    }),
  ]);
  const facts = contractFacts(engagement, { ...signatories, signatory }, platformFacts(), now);
  const { tercero } = engagement.event;
  const texts: Partial<Record<ContractTypeName, ShownText>> = {};
  for (const name of typesOf(engagement.agency.contractTypeId)) {
    const terms = wordTerms(catalogue, facts, { contractType: CONTRACT_TYPE_ID[name], tercero, validity });
    if (!terms) return invalid('contract.agencyIncomplete');
    texts[name] = { ...terms.text, seen: seenHash(terms) };
  }
  return {
    state: 'FORM',
    facts,
    agencyLogoFileId,
    missing: missingToSign({ ...facts.talent, documentTypeId: engagement.talent.documentTypeId }, signatory),
    documents,
    papers,
    texts,
    signatory: { role: signatory.role, name: signatory.name },
    signing,
    questions: await listQuestions(db, subject),
  };
}

const TYPE_NAMES = Object.keys(CONTRACT_TYPE_ID) as ContractTypeName[];

/** The agency's own type alone where it has set one, else those of which the talent chooses. */
const typesOf = (agencyType: number | null): ContractTypeName[] => {
  const own = TYPE_NAMES.filter((name) => CONTRACT_TYPE_ID[name] === agencyType);
  return own.length > 0 ? own : TYPE_NAMES;
};
