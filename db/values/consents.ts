/** What a talent, or the guardian of one under 18, consents to (Ley 1581 de 2012). */
export const CONSENT_PURPOSES = ['DATA', 'SHOWING', 'MESSAGES', 'GUARDIAN'] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** Who said so: the talent, its guardian, or an administrator for either of them, with a proof on paper. */
export const CONSENT_GIVERS = ['TALENT', 'GUARDIAN', 'ADMINISTRATOR'] as const;
export type ConsentGiver = (typeof CONSENT_GIVERS)[number];

/** What the guardian is to the talent. */
export const RELATIONSHIPS = ['MADRE', 'PADRE', 'REPRESENTANTE'] as const;
export type Relationship = (typeof RELATIONSHIPS)[number];

/** What a talent consents to itself; the guardian's own is given by the guardian. */
export const OWN_PURPOSES = ['DATA', 'SHOWING', 'MESSAGES'] as const satisfies readonly ConsentPurpose[];
