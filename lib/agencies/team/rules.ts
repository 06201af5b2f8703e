import type { AgencyRole } from '@/lib/core/actor';

/** In the order in which people read of them. */
export const ROLES = ['OWNER', 'PRODUCER', 'FINANCE', 'READ_ONLY'] as const satisfies readonly AgencyRole[];

/** What one is invited as or given; ownership only moves from person to person. */
export const GIVEN_ROLES = ['PRODUCER', 'FINANCE', 'READ_ONLY'] as const satisfies readonly AgencyRole[];
export type GivenRole = (typeof GIVEN_ROLES)[number];

/** What the screen calls a thing that a role may or may not do; its words are in lib/i18n (`team.abilities`). */
export type Ability =
  | 'seeWork'
  | 'openDocuments'
  | 'seeFigures'
  | 'keepClients'
  | 'quote'
  | 'runEvents'
  | 'callTalents'
  | 'keepContactData'
  | 'keepLegalData'
  | 'keepTeam';

const EVERYBODY: readonly AgencyRole[] = ROLES;
const OWNER_AND_PRODUCER: readonly AgencyRole[] = ['OWNER', 'PRODUCER'];
const OWNER: readonly AgencyRole[] = ['OWNER'];

/**
 * Who may do what, as people read it. The policies of the domains decide; a test holds this table to every one of
 * them, so that it never promises what they refuse.
 */
export const ABILITIES: Readonly<Record<Ability, readonly AgencyRole[]>> = {
  seeWork: EVERYBODY,
  openDocuments: EVERYBODY,
  seeFigures: EVERYBODY,
  keepClients: OWNER_AND_PRODUCER,
  quote: OWNER_AND_PRODUCER,
  runEvents: OWNER_AND_PRODUCER,
  callTalents: OWNER_AND_PRODUCER,
  keepContactData: OWNER_AND_PRODUCER,
  keepLegalData: OWNER,
  keepTeam: OWNER,
};

export const hasAbility = (role: AgencyRole, ability: Ability): boolean => ABILITIES[ability].includes(role);
