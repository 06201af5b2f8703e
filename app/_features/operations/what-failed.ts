const DOMAINS = ['quotations', 'convocatories', 'contracts', 'claims', 'agencies', 'identity'] as const;

/** The key, below `operations.what`, of the words for an e-mail of that kind. */
export const mailWords = (kind: string): (typeof DOMAINS)[number] | 'mail' =>
  DOMAINS.find((domain) => kind.startsWith(`${domain}.`)) ?? 'mail';
