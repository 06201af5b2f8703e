import type { Db } from '../../../db/client.ts';
import { clients } from '../../../db/schema/index.ts';
import { CLIENT } from '../../core/states.ts';
import { type Agency, BOGOTA, makeAgency, NIT } from './agencies.ts';
import { nextEmail, nextIdentification, nextWord, only } from './sequence.ts';

export type Client = typeof clients.$inferSelect;
type ClientFields = Partial<typeof clients.$inferInsert> & { readonly agency?: Agency };

/** An active company in an agency's client book. */
export async function makeClient(db: Db, { agency: given, ...fields }: ClientFields = {}): Promise<Client> {
  const agencyId = fields.agencyId ?? (given ?? (await makeAgency(db))).id;
  const rows = await db
    .insert(clients)
    .values({
      name: `Cliente de prueba ${nextWord()}`,
      stateId: CLIENT.ACTIVE,
      documentTypeId: NIT,
      identification: nextIdentification(),
      cityId: BOGOTA,
      nameProducer: 'Camila Rojas',
      phoneProducer: '3109876543',
      emailProducer: nextEmail('cliente'),
      ...fields,
      agencyId,
    })
    .returning();
  return only(rows);
}
