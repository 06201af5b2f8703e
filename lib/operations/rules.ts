/** What could not be done: a message that is given up, or a job that nobody tries again. */
export type FailureKind = 'message' | 'job';

export type FailureRef = { readonly kind: FailureKind; readonly id: string };

/** `message:<uuid>` or `job:<number>`; null for anything else. */
export function readFailureId(text: string): FailureRef | null {
  const [, kind, id] = /^(message|job):([0-9a-f-]{1,36})$/.exec(text) ?? [];
  if (!kind || !id) return null;
  if (kind === 'job' && !/^\d{1,18}$/.test(id)) return null;
  return { kind: kind as FailureKind, id };
}

/** Why, as people can do something about it; what the server said stands beside it. */
export type FailureReason = 'address' | 'refused' | 'unreachable' | 'slow' | 'storage' | 'unknown';

const REASONS: readonly (readonly [FailureReason, RegExp])[] = [
  ['slow', /DeadlineError|took longer|timed? ?out|ETIMEDOUT/i],
  ['address', /EENVELOPE|no recipients|\b55[0134]\b.*(user|mailbox|recipient|address)|invalid address/i],
  ['refused', /EMESSAGE|EAUTH|\b5\d\d\b/i],
  [
    'unreachable',
    /ECONNREFUSED|ECONNECTION|ENOTFOUND|EAI_AGAIN|ESOCKET|ECONNRESET|ENETUNREACH|EHOSTUNREACH/i,
  ],
  ['storage', /storage|ENOSPC|E_CANNOT|EACCES|EROFS/i],
];

/** The reason behind what was written down of a failure. */
export const reasonOf = (error: string | null): FailureReason =>
  REASONS.find(([, pattern]) => pattern.test(error ?? ''))?.[0] ?? 'unknown';
