import { contentHash } from '@/lib/platform/content-hash';
import type { ContractFacts } from './clause-values';
import type { ContractClause } from './clauses';
import type { ContractDocument } from './pdf/contract-document';
import { contractCode } from './rules';

/** Everything a signed contract says, as plain JSON: the PDF can be made again from it at any time. */
export type ContractSnapshot = {
  /** Absent in contracts signed before they had numbers. */
  readonly code?: number;
  readonly facts: ContractFacts;
  readonly contractType: number;
  readonly contractTypeName: string;
  readonly tercero: boolean;
  readonly clauses: readonly ContractClause[];
  readonly validity: string;
  readonly acceptance: Omit<ContractDocument['acceptance'], 'snapshotHash'>;
};

type Signed = {
  readonly code: number;
  readonly snapshot: ContractSnapshot;
  readonly snapshotHash: string;
  readonly logo: Buffer | null;
};

/** A signed contract as the PDF renderer takes it. */
export function contractDocument({ code, snapshot, snapshotHash: hash, logo }: Signed): ContractDocument {
  const { facts, acceptance, ...rest } = snapshot;
  return {
    ...facts,
    ...rest,
    code: contractCode(code),
    logo,
    acceptance: { ...acceptance, snapshotHash: hash },
  };
}

/** The name under which a contract's PDF is kept and downloaded. */
export const contractFileName = (code: number, talent: string): string =>
  `Contrato ${contractCode(code)} ${talent.replaceAll(/[/\\]/g, '-')}.pdf`;

/** SHA-256 of a snapshot. */
export const snapshotHash = (snapshot: unknown): string => contentHash(snapshot);
