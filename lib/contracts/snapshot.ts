import { contentHash } from '@/lib/platform/content-hash';
import type { ContractFacts } from './clause-values';
import type { ContractClause } from './clauses';
import type { ContractDocument } from './pdf/contract-document';

/** Everything a signed contract says, as plain JSON: the PDF can be made again from it at any time. */
export type ContractSnapshot = {
  readonly facts: ContractFacts;
  readonly contractType: number;
  readonly contractTypeName: string;
  readonly tercero: boolean;
  readonly clauses: readonly ContractClause[];
  readonly validity: string;
  readonly acceptance: Omit<ContractDocument['acceptance'], 'snapshotHash'>;
};

/** The snapshot as the PDF renderer takes it. */
export function contractDocument(
  snapshot: ContractSnapshot,
  hash: string,
  logo: Buffer | null,
): ContractDocument {
  const { facts, acceptance, ...rest } = snapshot;
  return { ...facts, ...rest, logo, acceptance: { ...acceptance, snapshotHash: hash } };
}

/** SHA-256 of a snapshot. */
export const snapshotHash = (snapshot: unknown): string => contentHash(snapshot);
