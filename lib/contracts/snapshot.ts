import { type ContractFacts, clauseValues } from './clauses/clause-values';
import { type ContractClause, type ContractText, contractText } from './clauses/clauses';
import type { ContractDocument } from './pdf/contract-document';
import { contractCode } from './rules';

/** Content of a signed contract as plain JSON. The PDF can be drawn from it at any time. */
export type ContractSnapshot = {
  /** Absent in contracts signed before they had numbers. */
  readonly code?: number;
  /** Absent in contracts signed before numbers had years. */
  readonly year?: number;
  readonly facts: ContractFacts;
  readonly contractType: number;
  readonly contractTypeName: string;
  readonly tercero: boolean;
  /** The words that were read and signed. */
  readonly text?: ContractText;
  /** Catalogue of the day of signing, in contracts signed before `text` was kept. */
  readonly clauses?: readonly ContractClause[];
  readonly validity: string;
  /** SHA-256 of the agency's logo; null without one, absent in contracts signed before it was kept. */
  readonly logoSha256?: string | null;
  /** The agency's colour on the day of signing. */
  readonly accent?: string | null;
  readonly acceptance: Omit<ContractDocument['acceptance'], 'snapshotHash'>;
};

type Signed = {
  readonly code: number;
  readonly year: number | null;
  readonly snapshot: ContractSnapshot;
  readonly snapshotHash: string;
  readonly logo: Buffer | null;
};

/**
 * Prepares a signed contract for the PDF renderer. @throws UnresolvedClauseError for an older one whose clauses ask for
 * what its facts do not hold
 */
export function contractDocument({
  code,
  year,
  snapshot,
  snapshotHash: hash,
  logo,
}: Signed): ContractDocument {
  const { facts, contractTypeName, validity, acceptance } = snapshot;
  return {
    ...facts,
    code: contractCode({ code, year }),
    contractTypeName,
    text: snapshot.text ?? contractText(snapshot.clauses ?? [], snapshot, clauseValues(facts)),
    validity,
    logo,
    accent: snapshot.accent ?? null,
    acceptance: { ...acceptance, snapshotHash: hash },
  };
}

/** SHA-256 of the text that the talent saw and signed; of an older contract, of all that was frozen. */
export const snapshotTextHash = (signed: {
  readonly snapshot: Record<string, unknown>;
  readonly snapshotHash: string;
}): string => (signed.snapshot as ContractSnapshot).acceptance?.electronic?.textHash ?? signed.snapshotHash;
