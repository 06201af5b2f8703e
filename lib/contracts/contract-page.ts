import { isVisitor } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { isClosed, stateAt } from '@/lib/events/rules';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { listPapers, type OwnPaper } from '@/lib/talents/own/papers/queries';
import { missingProfileFields, type ProfileField } from '@/lib/talents/rules';
import type { ContractFacts } from './clauses/clause-values';
import { clauseValues } from './clauses/clause-values';
import {
  CONTRACT_TYPE_ID,
  type ContractClause,
  type ContractText,
  type ContractVariant,
  contractText,
  UnresolvedClauseError,
} from './clauses/clauses';
import { contractFacts, platformFacts } from './clauses/contract-facts';
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
import { maySign, whyNotOfAge } from './rules';

export type ContractPage =
  /** `messageKey` is the specification's text for why there is no contract to sign. */
  | { state: 'INVALID'; messageKey: string }
  /** Asks for the talent's one-time code and shows nothing personal. */
  | { state: 'CODE'; step: CodeStep }
  | {
      state: 'SIGNED';
      contract: Contract;
      eventName: string;
      agencyName: string;
      agencyLogoFileId: string | null;
    }
  | {
      state: 'FORM';
      facts: ContractFacts;
      agencyLogoFileId: string | null;
      missing: ProfileField[];
      documents: UploadedDocument[];
      /** What the talent has on file for its contracts. */
      papers: OwnPaper[];
      /** The text to be signed, by contract type. */
      texts: { eventos: ContractText; fotografia: ContractText };
    };

const BLANK = '__________';

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
    if (!maySign(engagement)) return invalid('contract.notForTalent');
  }
  if (!confirmed) return { state: 'CODE', step: await getCodeStep(actor, names) };
  if (contract) return { state: 'SIGNED', contract, ...names };
  const underAge = whyNotOfAge(engagement);
  if (underAge) return invalid(underAge);
  const [signatories, catalogue, documents, papers] = await Promise.all([
    findSignatories(db, engagement.agency.id, engagement.event.createdBy),
    readContractCatalogue(db),
    listContractDocuments(db, subject.eventId, subject.talentId),
    listPapers(actor),
  ]);
  const facts = contractFacts(engagement, signatories, platformFacts(), now);
  const missing = missingProfileFields(facts.talent);
  const { tercero } = engagement.event;
  const text = (contractType: number) => readable(catalogue.clauses, { contractType, tercero }, facts);
  const eventos = text(CONTRACT_TYPE_ID.eventos);
  const fotografia = text(CONTRACT_TYPE_ID.fotografia);
  if (!eventos || !fotografia) return invalid('contract.agencyIncomplete');
  return {
    state: 'FORM',
    facts,
    agencyLogoFileId,
    missing,
    documents,
    papers,
    texts: { eventos, fotografia },
  };
}

/**
 * Returns the text to be signed, with blank lines for what the talent's profile lacks; null when the agency's own data
 * do not suffice for a contract.
 */
function readable(
  clauses: readonly ContractClause[],
  variant: ContractVariant,
  facts: ContractFacts,
): ContractText | null {
  const values = Object.entries(clauseValues(facts)).map(([name, value]) => [
    name,
    name.startsWith('talent.') && !value?.trim() ? BLANK : value,
  ]);
  try {
    return contractText(clauses, variant, Object.fromEntries(values));
  } catch (error) {
    if (error instanceof UnresolvedClauseError) return null;
    throw error;
  }
}
