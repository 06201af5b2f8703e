import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { clientContacts, clients } from '@/db/schema';
import type { SearchWord } from '@/lib/core/readers/search';
import { amongHeld, type Elsewhere, holdsText, holdsWord } from '@/lib/platform/holds-text';

/** True for clients at whom somebody holds a word by name, address of mail or telephone; null for those of all agencies. */
export const atPeople =
  (agencyId: string | null): Elsewhere =>
  (word) =>
    sql`${clients.id} = any(array(select ${clientContacts.clientId} from ${clientContacts} where ${and(
      agencyId ? eq(clientContacts.agencyId, agencyId) : undefined,
      holdsWord(sql`search_fold(${clientContacts.searchText})`, word),
    )}))`;

/** True for clients that hold what is searched, they or people there. */
export function clientHolds(agencyId: string, search: string): SQL | undefined {
  const held = holdsText(clients.searchText, search, atPeople(agencyId));
  return held && amongHeld(clients.id, and(eq(clients.agencyId, agencyId), held));
}

/** True for rows whose client has a telephone, NIT or address of mail that is searched; null for those of all agencies. */
export const byClient =
  (clientId: SQLWrapper, agencyId: string | null): Elsewhere =>
  (word) =>
    word.isContact
      ? sql`${clientId} = any(array(select ${clients.id} from ${clients} where ${holdsAsClient(word, agencyId)}))`
      : undefined;

const holdsAsClient = (word: SearchWord, agencyId: string | null): SQL | undefined =>
  and(
    agencyId ? eq(clients.agencyId, agencyId) : undefined,
    holdsWord(sql`search_fold(${clients.searchText})`, word, atPeople(agencyId)),
  );

type OfClient = { readonly id: AnyPgColumn; readonly agencyId: AnyPgColumn; readonly clientId: AnyPgColumn };

/**
 * The same of a table, looked up client by client: where one client has most of the rows, all of them would be read though
 * no client is found.
 */
export const rowsByClient =
  (table: OfClient, agencyId: string | null): Elsewhere =>
  (word) =>
    word.isContact
      ? sql`${table.id} = any(array(select its.id from ${clients} cross join lateral (
          select ${table.id} from ${table.id.table}
          where ${table.agencyId} = ${clients.agencyId} and ${table.clientId} = ${clients.id} offset 0) its
          where ${holdsAsClient(word, agencyId)}))`
      : undefined;
