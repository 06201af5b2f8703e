import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { talents } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { makeTalent } from '@/lib/testing/factories/talents';
import type { PatchTalentInput } from './inputs';
import { patchTalent } from './patch-talent';

const database = useDatabase();
const FROM = { ip: '190.24.1.2' };
const own = ({ id }: { readonly id: string }) => ({ kind: 'talent', talentId: id, fresh: true }) as const;
const rowOf = async ({ id }: { readonly id: string }) =>
  (await database.db.select().from(talents).where(eq(talents.id, id)))[0];

test('measures are read in the unit of the row, and what nobody measures is refused with the limits', async () => {
  const talent = await makeTalent(database.db, { waist: 1.7 });
  const change = (fields: Omit<PatchTalentInput, 'id'>) =>
    patchTalent(own(talent), { id: talent.id, ...fields }, FROM);
  const row = () => rowOf(talent);
  await change({ height: 1.72, waist: 1.7 });
  expect(await row()).toMatchObject({ height: 172, waist: 1.7 });
  await expect(change({ height: 5.7, waist: 1.8 })).rejects.toMatchObject({
    fields: { height: 'validation.measures.height.cm', waist: 'validation.measures.girth.cm' },
  });
  await expect(change({ height: 172, unitMeasure: 'in' })).rejects.toMatchObject({
    fields: { height: 'validation.measures.height.in' },
  });
  await change({ height: 67, waist: null, unitMeasure: 'in' });
  expect(await row()).toMatchObject({ height: 67, waist: null, unitMeasure: 'in' });
});

test('another unit converts what stands there, and leaves weights', async () => {
  const talent = await makeTalent(database.db, {
    height: 174,
    bust: 90.5,
    waist: 1.7,
    hip: null,
    weight: 60,
  });
  const change = (fields: Omit<PatchTalentInput, 'id'>) =>
    patchTalent(own(talent), { id: talent.id, ...fields }, FROM);
  await change({ unitMeasure: 'in', weight: 60 });
  expect(await rowOf(talent)).toMatchObject({
    height: 68.5,
    bust: 35.63,
    waist: 0.67,
    hip: null,
    weight: 60,
  });
  await change({ unitMeasure: 'in', alias: 'Vale' });
  expect(await rowOf(talent)).toMatchObject({ height: 68.5, bust: 35.63 });
  await change({ unitMeasure: 'cm', bust: 91 });
  expect(await rowOf(talent)).toMatchObject({ height: 174, bust: 91, waist: 1.7, weight: 60 });
});
