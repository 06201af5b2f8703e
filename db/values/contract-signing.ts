/** Who signs: a talent, the guardian of one under 18, or the agency. */
export const SIGNER_ROLES = ['TALENT', 'GUARDIAN', 'AGENCY'] as const;
export type SignerRole = (typeof SIGNER_ROLES)[number];

/** What is signed by a code: a contract, what changes or ends one, and a standing signature of an agency. */
export const SIGNED_ACTS = ['CONTRACT', 'AMENDMENT', 'ANNULMENT', 'MANDATE'] as const;
export type SignedAct = (typeof SIGNED_ACTS)[number];

/** How somebody signed: an agency presses once for several papers; by a mandate nobody does. */
export const SIGNATURE_METHODS = ['TYPED', 'DRAWN', 'PRESSED', 'MANDATE'] as const;
export type SignatureMethod = (typeof SIGNATURE_METHODS)[number];

/** How a person signs by itself. */
export const SIGNING_METHODS = ['TYPED', 'DRAWN'] as const;

/** Where the code of a signature goes. */
export const SIGNING_CHANNELS = ['EMAIL', 'PHONE', 'WHATSAPP'] as const;
export type SigningChannel = (typeof SIGNING_CHANNELS)[number];

/** What parties agree on after a contract is signed. */
export const CONTRACT_ACT_KINDS = ['AMENDMENT', 'ANNULMENT'] as const;
export type ContractActKind = (typeof CONTRACT_ACT_KINDS)[number];

/** How one of these ended without both signatures. */
export const ACT_ENDINGS = ['DECLINED', 'WITHDRAWN'] as const;
export type ActEnding = (typeof ACT_ENDINGS)[number];

export const CONTRACT_PARTIES = ['TALENT', 'AGENCY'] as const;
export type ContractParty = (typeof CONTRACT_PARTIES)[number];
