/** A code that still serves: its masked destination, and when another one may be asked for (ISO 8601). */
export type SentCode = { readonly destination: string; readonly resendAt: string };

/** What of a read code step the component needs; null before one was asked for. */
export const sentCode = (
  step: { readonly sent: { readonly destination: string; readonly resendAt: Date } | null } | null,
): SentCode | null =>
  step?.sent ? { destination: step.sent.destination, resendAt: step.sent.resendAt.toISOString() } : null;
