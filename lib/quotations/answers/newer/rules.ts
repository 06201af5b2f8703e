type Sent = { readonly clientId: string | null; readonly emailClient: string | null };

/** Living links to one version beyond which nobody makes more without the agency. */
const MANY_LINKS = 50;

const sameAddress = (a: string | null, b: string | null): boolean =>
  a !== null && b !== null && a.trim().toLowerCase() === b.trim().toLowerCase();

/**
 * Whether the holder of a link to a replaced version may be led on to the one that stands: it was sent to the same
 * client at the same address, so that whom the agency gave the one it gave the other; and links to it live, so that an
 * agency which ended them has ended this way too.
 */
export const mayFollow = (replaced: Sent, newer: Sent & { readonly livingLinks: number }): boolean =>
  newer.clientId !== null &&
  newer.clientId === replaced.clientId &&
  sameAddress(newer.emailClient, replaced.emailClient) &&
  newer.livingLinks > 0 &&
  newer.livingLinks < MANY_LINKS;
