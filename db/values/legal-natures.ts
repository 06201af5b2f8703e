/** What an agency is before the law. */
export const LEGAL_NATURES = ['PERSONA_NATURAL', 'PERSONA_JURIDICA'] as const;
export type LegalNature = (typeof LEGAL_NATURES)[number];
