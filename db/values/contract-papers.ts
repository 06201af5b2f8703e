/** The four papers that every contract asks for (specification part 2, "Contract form"). */
export const CONTRACT_PAPER_KINDS = ['docId', 'rut', 'eps', 'arl'] as const;
export type ContractPaperKind = (typeof CONTRACT_PAPER_KINDS)[number];

/** What one planilla of social security says. */
export const PLANILLA_KINDS = ['eps', 'arl'] as const;
export type PlanillaKind = (typeof PLANILLA_KINDS)[number];

export const isInPlanilla = (kind: string): kind is PlanillaKind => kind === 'eps' || kind === 'arl';
