import { sql } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { supportAuthorizations } from '@/db/schema';
import type { SupportSnapshot } from '../snapshot';

/** Gives an agency and all talents what their documents say of them; an agency's number in the factories is too long for a NIT. */
export async function completeParties(db: Db, agencyId: string): Promise<void> {
  const bogota = sql`(select id from cities where name like 'Bogot%' limit 1)`;
  await db.execute(sql`update agencies set city_id = coalesce(city_id, ${bogota}),
    address = coalesce(nullif(address, ''), 'Calle 10 # 1-20'),
    identification = '9' || right(identification, 8) where id = ${agencyId}`);
  await db.execute(sql`update talents set residence_city_id = coalesce(residence_city_id, ${bogota})`);
}

/** A range of an agency that numbers today: `DS1` to `DS1000` unless told. Its documents lack nothing. */
export async function makeAuthorization(
  db: Db,
  agencyId: string,
  fields: Partial<typeof supportAuthorizations.$inferInsert> = {},
) {
  await completeParties(db, agencyId);
  const [row] = await db
    .insert(supportAuthorizations)
    .values({
      agencyId,
      resolution: '18764012345678',
      resolutionOn: '2026-01-02',
      prefix: 'DS',
      fromNumber: 1,
      toNumber: 1000,
      validFrom: '2020-01-02',
      validTo: '2099-01-01',
      ...fields,
    })
    .returning();
  if (!row) throw new Error('insert returned nothing');
  return row;
}

/** The same of the platform. */
export async function makePlatformAuthorization(
  db: Db,
  fields: Partial<typeof supportAuthorizations.$inferInsert> = {},
) {
  const [row] = await db
    .insert(supportAuthorizations)
    .values({
      ...{ agencyId: null, resolution: '18764099999999', resolutionOn: '2026-01-02', prefix: 'PL' },
      ...{ fromNumber: 1, toNumber: 1000, validFrom: '2020-01-02', validTo: '2099-01-01' },
      ...fields,
    })
    .returning();
  if (!row) throw new Error('insert returned nothing');
  return row;
}

/** What the document of one claim says. */
export const SNAPSHOT: SupportSnapshot = {
  kind: 'DOCUMENT',
  number: 'DS12',
  prefix: 'DS',
  issueDate: '2026-11-23',
  issueTime: '09:15:07-05:00',
  environment: '2',
  softwareId: '56f2ae4e-9812-4fad-9255-08fcfcd5ccb0',
  softwareNit: '900000000',
  authorization: {
    resolution: '18764012345678',
    resolutionOn: '2026-01-02',
    prefix: 'DS',
    fromNumber: 1,
    toNumber: 1000,
    validFrom: '2026-01-02',
    validTo: '2028-01-01',
  },
  seller: {
    isPerson: true,
    idType: '13',
    idName: 'Cédula de ciudadanía',
    id: '1020304050',
    checkDigit: 1,
    name: 'Valentina Restrepo Gómez',
    address: {
      line: 'Carrera 13 # 85-24, apto 302',
      cityCode: '11001',
      city: 'Bogotá',
      department: 'Bogotá D.C.',
      countryCode: 'CO',
      country: 'Colombia',
    },
    email: 'valentina@correo.example',
    phone: '3001234567',
    chargesIva: false,
    responsibilities: 'R-99-PN',
  },
  buyer: {
    isPerson: false,
    idType: '31',
    idName: 'NIT',
    id: '900373115',
    checkDigit: 3,
    name: 'Casa Norte & Asociados S.A.S.',
    address: {
      line: 'Calle 93 # 11-26',
      cityCode: '11001',
      city: 'Bogotá',
      department: 'Bogotá D.C.',
      countryCode: 'CO',
      country: 'Colombia',
    },
    email: 'hola@casanorte.example',
    phone: '6013456789',
    chargesIva: true,
    responsibilities: 'O-13;O-15',
  },
  currency: 'COP',
  pesosPerUnit: null,
  servedOn: '2026-11-20',
  lines: [{ description: 'Modelaje de la colección, dos pasadas por día.', quantity: 1, value: 2_500_000 }],
  gross: 2_500_000,
  withheld: 100_000,
  net: 2_400_000,
  claim: '31',
  event: { name: 'Lanzamiento <Otoño>', code: 'EVE-00031' },
  adjusts: null,
};

export const NOTE: SupportSnapshot = {
  ...SNAPSHOT,
  kind: 'ADJUSTMENT',
  number: 'NDS1',
  prefix: 'NDS',
  authorization: null,
  adjusts: { number: 'DS12', cuds: 'a'.repeat(96), issueDate: '2026-11-23' },
};
