/** What somebody might do too often. */
export type LimitKind = 'login' | 'forgot-password' | 'registration' | 'link' | 'invitation' | 'support';

type Limit = {
  /** Attempts that are let pass for one address (an e-mail, or what else names who is meant). */
  readonly perAddress: number;
  /** The same for one network; larger, because an office or a mobile operator shares one. */
  readonly perNetwork: number;
  /** From the first attempt on. */
  readonly seconds: number;
};

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** A log-in is refused at the 11th failure in 15 minutes (design/quality, "Security"). */
export const LIMITS: Readonly<Record<LimitKind, Limit>> = {
  login: { perAddress: 10, perNetwork: 100, seconds: 15 * MINUTE },
  'forgot-password': { perAddress: 5, perNetwork: 60, seconds: HOUR },
  registration: { perAddress: 5, perNetwork: 60, seconds: HOUR },
  link: { perAddress: 20, perNetwork: 200, seconds: 15 * MINUTE },
  /** Per agency, sending again included: a team of fifty is invited in two days. */
  invitation: { perAddress: 30, perNetwork: 120, seconds: 24 * HOUR },
  support: { perAddress: 5, perNetwork: 60, seconds: HOUR },
};

/** Under what a log-in of the portal is counted, and apart from it one of a talent to the app with the same e-mail. */
export const loginAddress = (type: 'agency' | 'talent', email: string): string =>
  type === 'talent' ? `talento ${email}` : email;
