import { toSnakeCase } from 'drizzle-orm/casing';
import { PROFILE_FIELDS } from '@/lib/core/talent-fields';

/** The agency of the archive that is made or checked; set for one transaction (`scope.ts`). */
export const AGENCY = "current_setting('elenco.archive_agency')::uuid";
export const nobodysAddress = "t.id || '@elenco.invalid'";
const open = (column: string, otherwise: string) =>
  `case when t.id in (select id from archive_contacts) then t.${column} else ${otherwise} end`;
/** The talent's contact data, where they are open to the agency (`lib/talents/contacts`). */
export const contactOfTalents: Readonly<Record<string, string>> = {
  email: open('email', nobodysAddress),
  phone: open('phone', 'null'),
  address: open('address', 'null'),
  birthdate: open('birthdate', 'null'),
  document_type_id: open('document_type_id', 'null'),
  identification: open('identification', 'null'),
};

const SHOWN = ['residence_city_id', ...PROFILE_FIELDS.map(toSnakeCase)];
const shown = (column: string, otherwise: string) =>
  `case when t.id in (select id from archive_seen) then t.${column} else ${otherwise} end`;
/** What a talent's page shows besides its name, by which papers call it: none of it of a talent that the agency is not shown. */
export const shownOfTalents: Readonly<Record<string, string>> = {
  ...Object.fromEntries(SHOWN.map((column) => [column, shown(column, 'null')])),
  offer_terms: shown('offer_terms', "'{}'"),
};

export const ownOrNull = (column: string) => `nullif(t.${column}, nullif(t.${column}, ${AGENCY}))`;
export const team = (column: string, otherwise: string) =>
  `case when t.id in (select user_id from agency_users where agency_id = ${AGENCY}) then t.${column} else ${otherwise} end`;

/** A batch of the agency's own; null for one of the platform, which pays others too. */
export function ownBatch(column: string, table = 't'): string {
  return `(select b.id from payout_batches b where b.id = ${table}.${column} and b.agency_id = ${AGENCY})`;
}

/** The file that a column names where it goes along; null for any other. */
export function fileHere(column: string): string {
  return `(select f.id from archive_files f where f.id = t.${column})`;
}
