import type { Confirmation } from '@/lib/core/actor';
import type { Instant } from '@/lib/core/dates';
import type { Evidence } from '@/lib/pdf/evidence/evidence';
import type { Verifiable } from '@/lib/pdf/verification';
import type { ContractFacts } from '../clauses/clause-values';
import type { ContractText } from '../clauses/clauses';
import type { ContractState } from '../rules';

/** Who signs, as documents name it. */
export const PARTIES = {
  TALENT: 'El talento',
  GUARDIAN: 'Por el talento, su acudiente',
  AGENCY: 'El contratante',
} as const;

export type ContractPaperKind = 'docId' | 'rut' | 'eps' | 'arl';

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
  /** The text that was shown and the consent to sign it electronically; absent in contracts signed without a code. */
  readonly electronic?: {
    readonly role: 'TALENT' | 'GUARDIAN';
    readonly textHash: string;
    readonly wording: { readonly version: number; readonly text: string };
  };
  /** The four uploads, in any order; `sha256` in hexadecimal. */
  readonly documents: readonly {
    readonly kind: ContractPaperKind;
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
    readonly accent?: string | null;
    readonly acceptance: ContractAcceptance;
    /** Where it stands; absent of one that was signed before agencies signed too. */
    readonly state?: ContractState;
    /** Null of one that was signed without a code. */
    readonly evidence?: Evidence | null;
    /** What annulled it, paragraph by paragraph. */
    readonly annulment?: readonly string[];
  };
