import type { LinkPurpose } from '@/db/values/link-purposes';

/** Kind of a stored file, and its rules. Domains define theirs in `file-kinds.ts`. */
export type FileKind = {
  /** Value of `files.kind`. Renaming one strands the files that have it. */
  readonly name: string;
  /** Encrypted at rest, never public, and every opening is in the audit trail. */
  readonly isSensitive?: boolean;
  /** Every opening is in the audit trail. */
  readonly isAudited?: boolean;
  /** Holds what somebody uploaded, byte for byte or nearly: nothing opens it inside a page of ours. */
  readonly isUpload?: boolean;
  /** A talent who is signed in opens those about itself. */
  readonly isTalents?: boolean;
  /** Not even the administrator opens it. */
  readonly isForNobodyElse?: boolean;
  /** The agency that brought the talent opens them too, until the talent has come in. */
  readonly isKeepers?: boolean;
  /** Planillas of a month: the agencies that the talent sent claims of that month, or of the next one, open them too. */
  readonly isPayers?: boolean;
  /** Purposes of the links whose holder opens those about its own talent and event. */
  readonly openedBy?: readonly LinkPurpose[];
};

/** Kinds whose every opening is in the audit trail. */
export const isAuditedWhenOpened = ({ isSensitive, isAudited }: FileKind): boolean =>
  isSensitive === true || isAudited === true;
