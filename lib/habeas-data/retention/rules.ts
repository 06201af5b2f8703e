/**
 * How long files stay, in years from the end of their event, or from when they were made where they are of none or came
 * later. `law` is a key of `habeasData.retention.laws`:
 * - commerce: art. 28 Ley 962 de 2005, art. 60 Código de Comercio: books and papers of merchants, ten years.
 * - tax: art. 632 ET with art. 46 Ley 962 de 2005: what supports a return, five years.
 * - labour: art. 488 Código Sustantivo del Trabajo: what is owed for work prescribes in three years; after it an identity
 *   document has no purpose left (art. 11 Decreto 1377 de 2013).
 * - purpose: the same article of Decreto 1377: a photo of the desk serves the claims of its event.
 */
export const RETENTION_RULES = [
  {
    name: 'contracts',
    years: 10,
    law: 'commerce',
    kinds: ['CONTRACT_PDF', 'QUOTATION_PDF'],
  },
  {
    name: 'accounting',
    years: 10,
    law: 'commerce',
    kinds: [
      'CLAIM_PDF',
      'CLAIM_PAYMENT_PROOF',
      'PAYOUT_FILE',
      'PAYOUT_PROOF',
      'AGENCY_PAYOUT_PROOF',
      'COST_PROOF',
      'PAYMENT_PROOF',
      'ADVANCE_PROOF',
      'STATEMENT_PDF',
    ],
  },
  {
    name: 'taxSupport',
    years: 5,
    law: 'tax',
    kinds: ['RUT', 'EPS', 'ARL', 'REDUCTION_PAPER', 'CONTRIBUTION_PAPER'],
  },
  { name: 'identity', years: 3, law: 'labour', kinds: ['IDENTITY_DOCUMENT'] },
  { name: 'desk', years: 1, law: 'purpose', kinds: ['DESK_PHOTO'] },
] as const;
export type RetentionName = (typeof RETENTION_RULES)[number]['name'] | 'other';

/** Any other kind that a domain adds is kept as accounting papers are, until it has a rule of its own. */
export const OTHER_RULE = { name: 'other', years: 10, law: 'commerce' } as const;

/** Kinds that live as long as the profile or the agency that shows them, and go with it: no time ends them. */
export const KEPT_WITH_PROFILE = ['TALENT_PHOTO', 'OWN_PAPER', 'LOGO', 'EVENT_COVER'] as const;

/** The rule of a kind of file; null for one that no time ends. */
export function retentionOf(kind: string): { readonly name: RetentionName; readonly years: number } | null {
  if ((KEPT_WITH_PROFILE as readonly string[]).includes(kind)) return null;
  return RETENTION_RULES.find(({ kinds }) => (kinds as readonly string[]).includes(kind)) ?? OTHER_RULE;
}

/** Years after which the address of a message, and a code that was not used, serve no purpose. */
export const MESSAGE_ADDRESS_YEARS = 2;
export const SIGNING_CODE_YEARS = 1;
