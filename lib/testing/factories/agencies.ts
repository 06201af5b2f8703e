import type { Db } from '../../../db/client.ts';
import { agencies, eventDirectories, finalClients, placeDirectories } from '../../../db/schema/index.ts';
import { AGENCY } from '../../core/states.ts';
import { nextEmail, nextIdentification, nextNumber, nextWord, only } from './sequence.ts';

export type Agency = typeof agencies.$inferSelect;

/** The catalogue's Bogotá and NIT. */
export const BOGOTA = 1;
export const NIT = 2;

/** An active company in Bogotá that answers for IVA and has quoted nothing yet. */
export async function makeAgency(
  db: Db,
  fields: Partial<typeof agencies.$inferInsert> = {},
): Promise<Agency> {
  const rows = await db
    .insert(agencies)
    .values({
      name: `Agencia de prueba ${nextWord()}`,
      stateId: AGENCY.ACTIVE,
      legalNature: 'PERSONA_JURIDICA',
      documentTypeId: NIT,
      identification: nextIdentification(),
      email: nextEmail('agencia'),
      phone: '6013456789',
      cityId: BOGOTA,
      address: 'Calle 93 # 11-26',
      responsableIva: true,
      ...fields,
    })
    .returning();
  return only(rows);
}

type FinalClientFields = Partial<typeof finalClients.$inferInsert> & { readonly agency?: Agency };

/** The brand an event is made for. */
export async function makeFinalClient(
  db: Db,
  { agency: given, ...fields }: FinalClientFields = {},
): Promise<typeof finalClients.$inferSelect> {
  const agency = given ?? (await makeAgency(db));
  const rows = await db
    .insert(finalClients)
    .values({ agencyId: agency.id, name: `Marca ${nextWord()}`, ...fields })
    .returning();
  return only(rows);
}

type DirectoryFields = Partial<typeof eventDirectories.$inferInsert> & { readonly agency?: Agency };

/** An occasion at a venue of its own, in Bogotá unless `placeDirectoryId` is given. */
export async function makeEventDirectory(
  db: Db,
  { agency: given, ...fields }: DirectoryFields = {},
): Promise<typeof eventDirectories.$inferSelect> {
  const agency = given ?? (await makeAgency(db));
  const number = nextNumber();
  const placeDirectoryId = fields.placeDirectoryId ?? (await makeVenue(db, agency, number));
  const rows = await db
    .insert(eventDirectories)
    .values({
      agencyId: agency.id,
      name: `Feria ${number}`,
      startDate: new Date('2027-03-01T13:00:00Z'),
      endDate: new Date('2027-03-05T23:00:00Z'),
      ...fields,
      placeDirectoryId,
    })
    .returning();
  return only(rows);
}

async function makeVenue(db: Db, agency: Agency, number: number): Promise<string> {
  const rows = await db
    .insert(placeDirectories)
    .values({ agencyId: agency.id, name: `Recinto ${number}`, address: 'Carrera 37 # 24-67', cityId: BOGOTA })
    .returning({ id: placeDirectories.id });
  return only(rows).id;
}
