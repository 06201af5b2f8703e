import { and, type Column, eq, isNotNull, not, or, type SQL, sql } from 'drizzle-orm';
import { agencies, agencyUsers, legalRepresentatives, users } from '@/db/schema';
import type { regimeOf } from './rules';

export type Regime = ReturnType<typeof regimeOf>;

/** `regimeOf` as the database asks it: the most telling flag decides. */
export const inRegime = (regime: Regime): SQL | undefined =>
  ({
    simple: eq(agencies.regimenSimple, true),
    large: and(eq(agencies.regimenSimple, false), eq(agencies.granContribuyente, true)),
    iva: and(plain, eq(agencies.responsableIva, true)),
    noIva: and(plain, eq(agencies.responsableIva, false)),
  })[regime];

const plain = and(eq(agencies.regimenSimple, false), eq(agencies.granContribuyente, false));

const says = (column: Column): SQL => sql`${column} ~ '\\S'`;

const hasRepresentative = sql`exists (
  select from ${legalRepresentatives} lr where lr.agency_id = ${agencies.id})`;

/** True when whoever would sign for the agency instead has an identification: its owner, else the agency itself. */
const ownerIdentified = sql`coalesce(
  (select u.identification is not null from ${agencyUsers} au join ${users} u on u.id = au.user_id
   where au.agency_id = ${agencies.id} and au.role = 'OWNER' and au.deactivated_at is null),
  ${agencies.identification} is not null)`;

const COMPLETE = and(
  says(agencies.email),
  isNotNull(agencies.documentTypeId),
  says(agencies.identification),
  or(isNotNull(agencies.cityId), says(agencies.address)),
  or(eq(agencies.legalNature, 'PERSONA_NATURAL'), hasRepresentative, ownerIdentified),
);

/** Agencies whose data suffice for contracts, or those whose do not; agrees with lib/contracts/agency-readiness. */
export const withLegalData = (complete: boolean): SQL | undefined =>
  complete ? COMPLETE : COMPLETE && not(sql`coalesce(${COMPLETE}, false)`);
