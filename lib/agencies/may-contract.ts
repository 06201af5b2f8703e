import { and, type Column, eq, isNotNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { agencies, agencyUsers, legalRepresentatives, users } from '@/db/schema';

const says = (column: Column): SQL => sql`${column} ~ '\\S'`;

/** As `readIdentity` reads a number whose type is not known. */
const fits = (column: SQLWrapper): SQL =>
  sql`upper(regexp_replace(${column}, '[\\s.,''-]', '', 'g')) ~ '^(?=.*[0-9])[A-Z0-9]{3,20}$'`;

/** Whether the first representative, who signs, has a number; null where there is none. */
const representativeIdentified = sql`(
  select ${fits(sql`lr.document`)} from ${legalRepresentatives} lr where lr.agency_id = ${agencies.id}
  order by lr.created_at, lr.id limit 1)`;

/** True when whoever would sign for the agency instead has an identification: `findProducer`, else the agency itself. */
const producerIdentified = (createdBy: SQLWrapper): SQL => sql`coalesce(
  (select coalesce(${fits(sql`u.identification`)}, false) from ${agencyUsers} au join ${users} u on u.id = au.user_id
   where au.agency_id = ${agencies.id} and au.deactivated_at is null
   order by u.id is not distinct from ${createdBy}::uuid desc, au.role = 'OWNER' desc, au.created_at limit 1),
  ${fits(agencies.identification)})`;

/**
 * True for a row of `agencies` whose data suffice for contracts of what that person began; agrees with `missingOfAgency`
 * of lib/contracts, which a test holds it to. Earlier domains ask it, so that nobody is told to sign what cannot be signed.
 */
export const mayContract = (createdBy: SQLWrapper): SQL<boolean> =>
  sql<boolean>`coalesce(${and(
    says(agencies.email),
    isNotNull(agencies.documentTypeId),
    fits(agencies.identification),
    isNotNull(agencies.cityId),
    or(
      eq(agencies.legalNature, 'PERSONA_NATURAL'),
      sql`coalesce(${representativeIdentified}, ${producerIdentified(createdBy)})`,
    ),
  )}, false)`;
