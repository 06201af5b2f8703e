import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { claims, contracts, talents } from '../../../db/schema/index.ts';
import { type Convocated, makeConvocated } from './convocatories.ts';
import { nextNumber, only } from './sequence.ts';

export type Contract = typeof contracts.$inferSelect;
export type Claim = typeof claims.$inferSelect;

const CONTRACT_OF_EVENTS = 51;

type ContractFields = Partial<typeof contracts.$inferInsert> & {
  readonly convocated?: Pick<Convocated, 'id' | 'agencyId' | 'eventId' | 'talentId'>;
};

/** A contract that a confirmed talent has signed, and its agency unless told. */
export async function makeContract(
  db: Db,
  { convocated: given, ...fields }: ContractFields = {},
): Promise<Contract> {
  const convocated = given ?? (await makeConvocated(db));
  const now = new Date();
  const snapshot = fields.snapshot ?? { madeBy: 'factory' };
  const rows = await db
    .insert(contracts)
    .values({
      code: nextNumber(),
      contractTypeId: CONTRACT_OF_EVENTS,
      dateContract: now.toISOString().slice(0, 10),
      habeasDataAcceptedAt: now,
      clausesAcceptedAt: now,
      signedAt: now,
      agencySignedAt: now,
      snapshotHash: createHash('sha256').update(JSON.stringify(snapshot)).digest('hex'),
      ...fields,
      snapshot,
      agencyId: convocated.agencyId,
      eventId: convocated.eventId,
      talentId: convocated.talentId,
      convocatedId: convocated.id,
    })
    .returning();
  return only(rows);
}

type ClaimFields = Partial<typeof claims.$inferInsert> & {
  readonly convocated?: Convocated;
  readonly contract?: Contract;
};

/**
 * A claim as the talent sent it, with the signed contract it needs. Its account number is not encrypted with any
 * key: a test that opens it gives `accountEncrypted`.
 */
export async function makeClaim(
  db: Db,
  { convocated: given, contract: givenContract, ...fields }: ClaimFields = {},
): Promise<Claim> {
  const convocated = given ?? (await makeConvocated(db));
  const contract = givenContract ?? (await makeContract(db, { convocated }));
  const talent = only(await db.select().from(talents).where(eq(talents.id, convocated.talentId)));
  const rows = await db
    .insert(claims)
    .values({
      code: nextNumber(),
      number: nextNumber(),
      date: new Date().toISOString().slice(0, 10),
      activities: 'Modelaje en el lanzamiento',
      price: 300_000,
      currencyCode: 'COP',
      bankId: 1,
      accountType: 'AHORROS',
      accountEncrypted: 'not encrypted',
      accountLastDigits: '4321',
      thirdParty: false,
      name: `${talent.name} ${talent.lastname}`,
      documentTypeId: talent.documentTypeId,
      identification: talent.identification ?? '1000000001',
      phone: talent.phone ?? '3151234567',
      address: talent.address ?? 'Calle 26 # 68B-70',
      email: talent.email,
      snapshot: { madeBy: 'factory' },
      ...(fields.status === 'PAID'
        ? { paid: (fields.price ?? 300_000) - (fields.withheld ?? 0) + (fields.otherTaxes ?? 0) }
        : {}),
      ...(fields.createdAt ? { sentAt: fields.createdAt } : {}),
      ...(fields.status === 'RETURNED' ? { returnedReason: 'El valor no es el del contrato' } : {}),
      ...fields,
      agencyId: convocated.agencyId,
      eventId: convocated.eventId,
      convocatoryId: convocated.convocatoryId,
      convocatedId: convocated.id,
      talentId: convocated.talentId,
      contractId: contract.id,
    })
    .returning();
  return only(rows);
}
