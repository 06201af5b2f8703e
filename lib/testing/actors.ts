import type { LinkPurpose } from '@/db/values/link-purposes';
import { type Actor, type AgencyActor, type AgencyRole, anonymous, type LinkSubject } from '@/lib/core/actor';
import { AppError } from '@/lib/core/errors';

const person = (role: AgencyRole): AgencyActor => ({
  kind: 'agencyUser',
  userId: `user-${role}`,
  agencyId: 'agency',
  agencyState: 23,
  role,
});

/** One of each who may ask for something, without any database: for tables of who may what. */
export const ACTORS = {
  nobody: anonymous,
  owner: person('OWNER'),
  producer: person('PRODUCER'),
  finance: person('FINANCE'),
  reader: person('READ_ONLY'),
  /** A program by a key, in the place of who pays. */
  program: { ...person('FINANCE'), keyId: 'key' },
  administrator: { kind: 'administrator', userId: 'user-administrator' },
  talent: { kind: 'talent', talentId: 'talent' },
  /** By a link that opens none of what the table asks for. */
  holder: {
    kind: 'linkHolder',
    tokenId: 'token',
    purpose: 'GUARDIAN_CONSENT',
    agencyId: 'agency',
    subject: {},
  },
  job: { kind: 'job', name: 'job' },
} as const satisfies Record<string, Actor>;

export type ActorName = keyof typeof ACTORS;
export const ACTOR_NAMES = Object.keys(ACTORS) as ActorName[];

/** The holder of a link that an agency gave out. */
export const holderOf = <S extends LinkSubject>(purpose: LinkPurpose, subject: S) =>
  ({ kind: 'linkHolder', tokenId: 'token', purpose, agencyId: 'agency', subject }) as const;

/** The message by which somebody is refused; null for who may. Any other fault is thrown. */
export function refusalOf(ask: () => unknown): string | null {
  try {
    ask();
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.messageKey;
    throw error;
  }
}

/** Those who may, in the order of the table. */
export const whoMay = (policy: (actor: Actor) => unknown): ActorName[] =>
  ACTOR_NAMES.filter((name) => refusalOf(() => policy(ACTORS[name])) === null);
