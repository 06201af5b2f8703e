/** The agency of the archive that is made or checked; set for one transaction (`scope.ts`). */
export const AGENCY = "current_setting('elenco.archive_agency')::uuid";
/** The talent's contact data are open to the agency (`lib/talents/contacts`). */
export const open = (column: string, otherwise: string) =>
  `case when t.id in (select id from archive_contacts) then t.${column} else ${otherwise} end`;
export const ownOrNull = (column: string) => `nullif(t.${column}, nullif(t.${column}, ${AGENCY}))`;
export const nobodysAddress = "t.id || '@elenco.invalid'";
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
