/** Whose files are not deleted while somebody asks for them: those of an agency, or those about a talent. */
export const HOLD_SUBJECTS = ['AGENCY', 'TALENT'] as const;
export type HoldSubject = (typeof HOLD_SUBJECTS)[number];
