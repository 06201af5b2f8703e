/** No code that signs goes to a telephone that is younger (product decisions, "Acts that ask again"). */
export const CODE_AGE_MS = 72 * 60 * 60_000;

/** How somebody is reached, and since when that is on file. */
export type Reached = {
  readonly email: string;
  readonly emailSince: Date;
  readonly phone: string | null;
  readonly dialingCode: string;
  readonly phoneSince: Date;
};

const isOld = (since: Date, now: Date): boolean => now.getTime() - since.getTime() >= CODE_AGE_MS;

/**
 * Whether a code may go to the telephone, and to the mail. A young telephone gets none; a young mail gets none where an
 * old telephone can be reached instead, so that who changed one of the two waits, and nobody is left without a way.
 */
export function oldEnough(
  { emailSince, phoneSince }: Pick<Reached, 'emailSince' | 'phoneSince'>,
  reachesPhone: boolean,
  now: Date,
): { readonly phone: boolean; readonly email: boolean } {
  const phone = reachesPhone && isOld(phoneSince, now);
  return { phone, email: !phone || isOld(emailSince, now) };
}
