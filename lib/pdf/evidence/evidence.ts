import type { Instant } from '@/lib/core/dates';

/** How one party signed. */
export type SignatureEvidence = {
  /** 'El talento', 'El contratante'. */
  readonly party: string;
  readonly name: string;
  readonly identification: string;
  /** 'Nombre escrito'. */
  readonly method: string;
  /** Path data of a drawing of 600 by 200; null of a signature that was not drawn. */
  readonly drawing: string | null;
  /** 'Código enviado al celular ••• 67', and when it was sent and given back. */
  readonly code: string;
  readonly codeSentAt: Instant;
  readonly codeVerifiedAt: Instant;
  readonly signedAt: Instant;
  /** With only its network in clear; null where nobody pressed. */
  readonly network: string | null;
  readonly device: string | null;
  /** SHA-256 of the text that was shown and signed. */
  readonly textHash: string;
  /** Who pressed, and the like; null without. */
  readonly note: string | null;
};

/** What a document's evidence page says. Any document that people sign makes one. */
export type Evidence = {
  /** 'Contrato CTR-2026-00012'. */
  readonly document: string;
  readonly signatures: readonly SignatureEvidence[];
  /** SHA-256 of all that was frozen. */
  readonly contentHash: string;
  readonly uploads: readonly { readonly label: string; readonly fileName: string; readonly sha256: string }[];
  /** What happened, in its order. */
  readonly events: readonly { readonly at: Instant; readonly what: string }[];
  /** The words by which people consented to sign electronically. */
  readonly consent: { readonly version: number; readonly text: string } | null;
};
