import { and, desc, inArray, sql } from 'drizzle-orm';
import { clients } from '@/db/schema';
import { clientHolds } from '@/lib/clients/held-by-clients';
import { byName, ownedBy } from '@/lib/clients/queries';
import { isUuid } from '@/lib/core/ids';
import type { FieldChoice, SearchedChoices } from '@/lib/imports/define-import';
import { database } from '@/lib/platform/database';

/** An answer to whose a name is: of a client that is not there yet. */
export const NEW_CLIENT = 'NEW';

export const NEW_CLIENT_CHOICES: readonly FieldChoice[] = [{ value: NEW_CLIENT, label: 'Crear el cliente' }];

const MOST_FOUND = 30;

/** The clients of the agency, inactive ones too: what a file tells of was before. */
export const clientSearch: SearchedChoices = {
  async find(agencyId, { word, typed }) {
    const { id, name, identification } = clients;
    const likeness = sql`similarity(search_fold(${name}), search_fold(${word}))`;
    const rows = await database()
      .select({ id, name, identification })
      .from(clients)
      .where(and(ownedBy(agencyId), clientHolds(agencyId, typed)))
      .orderBy(desc(likeness), byName, id)
      .limit(MOST_FOUND);
    return rows.map((row) => ({
      value: row.id,
      label: row.identification ? `${row.name} · ${row.identification}` : row.name,
    }));
  },
  async known(agencyId, values) {
    const ids = values.filter(isUuid);
    if (ids.length === 0) return new Set();
    const rows = await database()
      .select({ id: clients.id })
      .from(clients)
      .where(and(ownedBy(agencyId), inArray(clients.id, ids)));
    return new Set(rows.map(({ id }) => id));
  },
};
