/** Entities of the audit trail by kind of activity, as people divide them. */
export const ACTIVITY_KINDS = {
  quotations: ['quotation', 'quotation-template'],
  clients: ['client', 'final-client', 'letter'],
  events: [
    'event',
    'event-cost',
    'ride',
    'ride-coverage',
    'ride-provider',
    'ride-rules',
    'ride-stop',
    'way-home',
    'talent-place',
    'client-payment',
    'payout',
    'event-directory',
    'convocatory',
    'convocated',
    'application',
    'showcase-viewer',
    'selection',
    'call-sheet',
    'attendance',
    'desk-note',
    'reminder',
  ],
  documents: [
    'contract',
    'contract-document',
    'claim',
    'payout-batch',
    'withholding-certificate',
    'support-document',
    'file',
    'retention-hold',
    'talent-contact',
    'talent-note',
    'link-code',
    'seal',
  ],
  agency: [
    'agency',
    'legal-representative',
    'agency-taxation-price',
    'reminder-rule',
    'payer-account',
    'support-request',
    'email',
    'message',
    'job',
  ],
  taxes: ['tax-rate', 'tax-unit', 'constant', 'support-authorization'],
  team: [
    'api-key',
    'webhook',
    'member',
    'invitation',
    'user',
    'talent-invitation',
    'import',
    'saved-search',
    'talent-list',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type ActivityKind = keyof typeof ACTIVITY_KINDS;

/** The kind of that name, as an address gives it; null for any other word. */
export const readActivityKind = (name: string | undefined): ActivityKind | null =>
  name !== undefined && Object.hasOwn(ACTIVITY_KINDS, name) ? (name as ActivityKind) : null;

/** Live streams that one person may have open in one instance: a browser needs two for each tab in view, for the page and the bell. */
export const MOST_STREAMS_OF_A_PERSON = 20;
/** Live streams that one instance serves at once. */
export const MOST_STREAMS = 1000;
