/** By what whoever holds a document finds whether it is genuine. */
export type Verification = {
  /** As it is printed: 'K3MQ-7WXA-90TB'. */
  readonly code: string;
  /** The page that tells, for its QR. */
  readonly address: string;
};

/** What a document is drawn with once it is kept; a preview is not. */
export type Verifiable = { readonly verification?: Verification | null };
