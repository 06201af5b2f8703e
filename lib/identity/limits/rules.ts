/** Actions whose attempts are limited. */
export type LimitKind =
  | 'login'
  | 'confirmation'
  | 'forgot-password'
  | 'login-link'
  | 'registration'
  | 'invitation'
  | 'identification'
  | 'support'
  | 'link-code'
  | 'talent-code'
  | 'code-try'
  | 'verification'
  | 'unreadable';

/** Attempts allowed in so many seconds, counted from the first one. */
export type Span = { readonly attempts: number; readonly seconds: number };

type Limit = {
  /** Limit of one address (an e-mail, or another name of the person) from one network. People meet this one. */
  readonly perAddressAndNetwork?: Span;
  /**
   * Limit of one address from everywhere. Beside a limit per network it is a wide ceiling, or anybody could lock
   * somebody else out. The longer span makes whoever goes on wait longer.
   */
  readonly perAddress: readonly Span[];
  /** Limit of one network. It is larger, because an office or a mobile operator shares one. */
  readonly perNetwork: Span;
};

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A log-in is refused at the 11th failure in 15 minutes (design/quality, "Security"). Decision 36 gives the reasons. */
export const LIMITS: Readonly<Record<LimitKind, Limit>> = {
  login: {
    perAddressAndNetwork: { attempts: 10, seconds: 15 * MINUTE },
    perAddress: [
      { attempts: 50, seconds: 15 * MINUTE },
      { attempts: 200, seconds: DAY },
    ],
    perNetwork: { attempts: 100, seconds: 15 * MINUTE },
  },
  /** Tries of one's own password with a session or a link. Nobody else can use them up. */
  confirmation: {
    perAddress: [{ attempts: 10, seconds: 15 * MINUTE }],
    perNetwork: { attempts: 100, seconds: 15 * MINUTE },
  },
  'forgot-password': {
    perAddressAndNetwork: { attempts: 5, seconds: HOUR },
    perAddress: [
      { attempts: 15, seconds: HOUR },
      { attempts: 50, seconds: DAY },
    ],
    perNetwork: { attempts: 60, seconds: HOUR },
  },
  /** As a link for a new password. */
  'login-link': {
    perAddressAndNetwork: { attempts: 5, seconds: HOUR },
    perAddress: [
      { attempts: 15, seconds: HOUR },
      { attempts: 50, seconds: DAY },
    ],
    perNetwork: { attempts: 60, seconds: HOUR },
  },
  registration: {
    perAddressAndNetwork: { attempts: 5, seconds: HOUR },
    perAddress: [{ attempts: 20, seconds: HOUR }],
    perNetwork: { attempts: 60, seconds: HOUR },
  },
  /** Per agency, sending again included: a team of fifty is invited in two days. */
  invitation: {
    perAddress: [{ attempts: 30, seconds: DAY }],
    perNetwork: { attempts: 120, seconds: DAY },
  },
  /** Per person: a changed identity number tells whether somebody else has it. */
  identification: {
    perAddress: [{ attempts: 5, seconds: DAY }],
    perNetwork: { attempts: 30, seconds: DAY },
  },
  /** Codes asked for on one link, so that who holds one of many does not use up the talent's. */
  'link-code': {
    perAddressAndNetwork: { attempts: 6, seconds: HOUR },
    perAddress: [{ attempts: 18, seconds: HOUR }],
    perNetwork: { attempts: 120, seconds: HOUR },
  },
  /** Codes sent to one talent, whichever links they are for. */
  'talent-code': {
    perAddressAndNetwork: { attempts: 12, seconds: HOUR },
    perAddress: [{ attempts: 24, seconds: HOUR }],
    perNetwork: { attempts: 120, seconds: HOUR },
  },
  /**
   * Codes given back for one talent, of a million. A network from which a right one came is not closed by what others
   * try: a code itself takes five, and codes are counted above.
   */
  'code-try': {
    perAddressAndNetwork: { attempts: 20, seconds: HOUR },
    perAddress: [
      { attempts: 40, seconds: HOUR },
      { attempts: 200, seconds: DAY },
    ],
    perNetwork: { attempts: 200, seconds: HOUR },
  },
  /** Documents looked up by code or file: a code has 60 bits, so this is about load. */
  verification: { perAddress: [], perNetwork: { attempts: 120, seconds: 5 * MINUTE } },
  /** Bodies that nobody can read, which no program of ours sends. */
  unreadable: { perAddress: [], perNetwork: { attempts: 300, seconds: 5 * MINUTE } },
  support: {
    perAddress: [{ attempts: 5, seconds: HOUR }],
    perNetwork: { attempts: 60, seconds: HOUR },
  },
};

/** A network from which somebody logged in is known for this long: the ceiling of all networks does not close it. */
export const KNOWN_NETWORK_SECONDS = 90 * DAY;
/** The owner of an account is told of a lock-out at most once in this time. */
export const LOCK_OUT_NOTICE_SECONDS = DAY;

/** Actions that cost others something: mails sent, files stored, documents drawn, searches. */
export type AllowanceKind = 'mail' | 'upload' | 'rendering' | 'search' | 'import' | 'picture';

type Allowance = {
  /** Allowance of one person, or of one link. */
  readonly perPerson: number;
  readonly perAgency: number;
  readonly perNetwork: number;
  /** Allowances while the agency is not approved (any state but 23). */
  readonly whileNotApproved?: { readonly perAgency: number; readonly perNetwork: number };
  readonly seconds: number;
};

export const ALLOWANCES: Readonly<Record<AllowanceKind, Allowance>> = {
  /** Whoever wants to call more people in a day than are left of it is told before it begins. */
  mail: {
    perPerson: 2000,
    perAgency: 3000,
    perNetwork: 6000,
    whileNotApproved: { perAgency: 10, perNetwork: 40 },
    seconds: DAY,
  },
  /** A link's four documents, each tried several times; an office that fills a catalogue of clients. */
  upload: { perPerson: 40, perAgency: 300, perNetwork: 300, seconds: 10 * MINUTE },
  rendering: { perPerson: 60, perAgency: 200, perNetwork: 200, seconds: 10 * MINUTE },
  /**
   * A file read, or all of its rows tried: each tells which e-mails and documents are known. Whoever mends a file ten
   * times in an hour, and answers what is asked of it, waits for nothing, and otherwise minutes.
   */
  import: { perPerson: 60, perAgency: 100, perNetwork: 200, seconds: HOUR },
  /** Photos that come beside a file of people: some of each of hundreds. */
  picture: { perPerson: 3000, perAgency: 5000, perNetwork: 6000, seconds: HOUR },
  /** A search is sent while somebody types: about one a second. */
  search: { perPerson: 300, perAgency: 1500, perNetwork: 1500, seconds: 5 * MINUTE },
};

/** Places to log in: the portal's, and the mobile app's; the talents' is one with theirs in the app. */
export type LoginDoor = 'agency' | 'admin' | 'mobile-admin' | 'talent';

/** Key under which a log-in is counted. Failures at one door close no other. */
export const loginAddress = (door: LoginDoor, email: string): string => `${door} ${email.trim()}`;

/** The doors that a new password opens again. */
export const LOGIN_DOORS: Readonly<Record<'agency' | 'talent', readonly LoginDoor[]>> = {
  agency: ['agency', 'admin', 'mobile-admin'],
  talent: ['agency', 'talent'],
};
