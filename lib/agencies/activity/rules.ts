/** What a kind of activity is about: the entities of the audit trail, as people would divide them. */
export const ACTIVITY_KINDS = {
  quotations: ['quotation', 'quotation-template'],
  clients: ['client'],
  events: ['event', 'convocatory', 'convocated'],
  documents: ['contract', 'contract-document', 'claim', 'file'],
  agency: ['agency', 'legal-representative', 'agency-taxation-price'],
  taxes: ['tax-rate', 'tax-unit'],
  team: ['member', 'invitation', 'user'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type ActivityKind = keyof typeof ACTIVITY_KINDS;

/** The kind of that name, as an address gives it; null for any other word. */
export const readActivityKind = (name: string | undefined): ActivityKind | null =>
  name !== undefined && Object.hasOwn(ACTIVITY_KINDS, name) ? (name as ActivityKind) : null;
