import { createHash } from 'node:crypto';
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

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
};

/** SHA-256 of a snapshot, the same whatever the order of its keys (a database keeps none). */
export const snapshotHash = (snapshot: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(snapshot)))
    .digest('hex');
