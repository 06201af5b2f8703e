import type { Tx } from '@/db/client';
import { CONTRACT_PAPER_KINDS } from '@/db/values/contract-papers';
import { readConstants } from '@/lib/catalogues/queries';
import { AppError, conflict, notFound } from '@/lib/core/errors';
import { isClosed, stateAt } from '@/lib/events/rules';
import { CONTRACT_TYPE_ID } from '../clauses/clauses';
import { contractFacts, platformFacts } from '../clauses/contract-facts';
import { findSignatory, missingToSign, type Signatory } from '../clauses/signatory';
import type { ChosenType } from '../inputs';
import {
  type Engagement,
  findEngagement,
  findSignatories,
  listContractPapers,
  readContractCatalogue,
  type UploadedDocument,
} from '../queries';
import { maySign, whyNotOfAge } from '../rules';
import { type ContractTerms, requireTerms, seenHash } from './terms';

const VALIDITY = 79;

/** The product's text on how long a contract holds. */
export const readValidity = async (): Promise<string> =>
  (await readConstants([VALIDITY])).get(VALIDITY) ?? '';

export type Prepared = {
  readonly engagement: Engagement;
  readonly signatory: Signatory;
  readonly documents: readonly UploadedDocument[];
  readonly terms: ContractTerms;
  readonly textHash: string;
};

type Subject = { readonly eventId: string; readonly talentId: string };

/**
 * Makes a contract ready to be signed, as it is now. The agency's own type prevails over the one that was chosen. Throws
 * NOT_FOUND, CONFLICT (`contract.…`), and INVALID with all that is missing.
 */
export async function prepareContract(
  tx: Tx,
  { eventId, talentId }: Subject,
  { typeContract, validity }: { readonly typeContract?: ChosenType; readonly validity: string },
  now: Date,
): Promise<Prepared> {
  const engagement = await findEngagement(tx, eventId, talentId);
  checkEngagement(engagement, now);
  const { agency, event } = engagement;
  const { documentTypeId } = engagement.talent;
  const contractType = agency.contractTypeId ?? (typeContract && CONTRACT_TYPE_ID[typeContract]);
  const documents = await listContractPapers(tx, eventId, talentId);
  const signatory = await findSignatory(tx, engagement, now);
  const signatories = await findSignatories(tx, agency.id, event.createdBy);
  const facts = contractFacts(engagement, { ...signatories, signatory }, platformFacts(), now);
  const fields: Record<string, string> = {};
  if (!contractType) fields.typeContract = 'contract.chooseType';
  for (const kind of CONTRACT_PAPER_KINDS) {
    if (!documents.some((document) => document.kind === kind)) fields[kind] = 'contract.uploadDocument';
  }
  for (const field of missingToSign({ ...facts.talent, documentTypeId }, signatory))
    fields[field] = 'contract.requiredInApp';
  if (!contractType || Object.keys(fields).length > 0)
    throw new AppError('INVALID', 'errors.invalid', fields);
  const catalogue = await readContractCatalogue(tx);
  const terms = requireTerms(catalogue, facts, { contractType, tercero: event.tercero, validity });
  return { engagement, signatory, documents, terms, textHash: seenHash(terms) };
}

function checkEngagement(engagement: Engagement | null, now: Date): asserts engagement is Engagement {
  if (!engagement || !maySign(engagement)) throw notFound('contract.notForTalent');
  if (isClosed(stateAt(engagement.event, engagement.confirmed, now))) throw conflict('contract.eventExpired');
  const underAge = whyNotOfAge(engagement, now);
  if (underAge) throw conflict(underAge);
}
