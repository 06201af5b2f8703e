const DOMAINS = [
  'quotations',
  'convocatories',
  'contracts',
  'claims',
  'agencies',
  'identity',
  'talents',
  'event-day',
  'habeas-data',
] as const;

/** The key, below `operations.what`, of the words for a message of that kind. */
export const messageWords = (kind: string): (typeof DOMAINS)[number] | 'message' =>
  DOMAINS.find((domain) => kind.startsWith(`${domain}.`)) ?? 'message';
