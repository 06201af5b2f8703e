import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { constantRows } from '@/db/catalogue/constants';
import { events } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { changeConstant } from '@/lib/catalogues/constants/change-constant';
import { signWithCode } from '@/lib/contracts/testing/sign-with-code';
import { ACCEPTED, CONTEXT, makeSigner } from '@/lib/contracts/testing/signer';
import { at } from '@/lib/platform/clock';
import { makeAdministrator } from '@/lib/testing/factories/identity';
import { sendClaim } from './send-claim';

const database = useDatabase();
const NEW = { 78: 'Esta cuenta vale noventa días.', 79: 'Este contrato vale hasta el cierre del evento.' };

async function changeTexts() {
  const { actor } = await makeAdministrator(database.db);
  for (const [id, value] of Object.entries(NEW))
    await changeConstant(actor, { id: Number(id), value, reason: 'Revisión del texto' });
}

test('a contract and a claim say the validity text of the day on which they are made, and go on saying it', async () => {
  const old = await makeSigner();
  const before = await signWithCode(old.signer, ACCEPTED, CONTEXT);
  await changeTexts();
  const { signer, place } = await makeSigner();
  const newer = await signWithCode(signer, ACCEPTED, CONTEXT);
  expect(newer.snapshot).toMatchObject({ validity: NEW[79] });
  expect(before.snapshot).toMatchObject({ validity: constantRows.find(({ id }) => id === 79)?.description });

  const subject = { convocatoryId: place.convocatoryId, talentId: place.talentId, eventId: place.eventId };
  const [event] = await database.db.select().from(events).where(eq(events.id, place.eventId));
  const after = new Date(Number(event?.endDate) + 1000);
  const claim = await at(after, () =>
    sendClaim(
      { ...signer, purpose: 'CLAIM', subject },
      {
        activities: 'Modelaje',
        price: 1_250_000,
        bankId: 1,
        account: '00123456789',
        typeAccount: 'AHORROS',
        differenceReason: 'Horas adicionales',
      },
    ),
  );
  expect(claim.snapshot).toMatchObject({ validity: NEW[78] });
});
