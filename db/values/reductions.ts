/** What a person declares so that less is withheld from it by art. 383 ET, in the order of art. 388. */
export const REDUCTION_KINDS = ['CONTRIBUTIONS', 'DEPENDANTS', 'MORTGAGE', 'HEALTH', 'VOLUNTARY'] as const;
export type ReductionKind = (typeof REDUCTION_KINDS)[number];
