import type { Confirmation } from '@/lib/core/actor';
import type { Instant } from '@/lib/core/dates';
import type { Verifiable } from '@/lib/pdf/verification';
import type { ContractFacts } from '../clauses/clause-values';
import type { ContractText } from '../clauses/clauses';

export type ContractDocumentKind = 'docId' | 'rut' | 'eps' | 'arl';

/** Record of what the talent accepted, when and from where. No contract is drawn without it. */
export type ContractAcceptance = {
  readonly signedAt: Instant;
  readonly habeasDataAcceptedAt: Instant;
  readonly clausesAcceptedAt: Instant;
  /** Full address; the document shows only its network. */
  readonly ip: string | null;
  /** User agent of the browser; absent in contracts made before it was printed. */
  readonly userAgent?: string | null;
  /** The one-time code that the talent gave back, or its log-in; the destination is masked. Absent likewise. */
  readonly confirmed?: {
    readonly channel: Confirmation['channel'];
    readonly destination: string;
    readonly at: Instant;
  };
  /** The four uploads, in any order; `sha256` in hexadecimal. */
  readonly documents: readonly {
    readonly kind: ContractDocumentKind;
    readonly fileName: string;
    readonly sha256: string;
  }[];
  /** SHA-256 of the contract's frozen facts, in hexadecimal. */
  readonly snapshotHash: string;
};

/** A signed contract, as data. */
export type ContractDocument = ContractFacts &
  Verifiable & {
    /** 'CTR-00012'. */
    readonly code: string;
    /** 'Eventos (sin derechos de imagen)'. */
    readonly contractTypeName: string;
    readonly text: ContractText;
    /** The contract's validity text (constant 79). */
    readonly validity: string;
    /** PNG or JPEG bytes of the agency's logo. */
    readonly logo: Buffer | null;
    readonly acceptance: ContractAcceptance;
  };
