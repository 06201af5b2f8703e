import { expect, test } from 'vitest';
import { countStatements } from '@/db/testing/count-statements';
import { makeConvocated, makeConvocatory } from '@/db/testing/factories/convocatories';
import { makeEvent } from '@/db/testing/factories/events';
import { makeAgencyUser } from '@/db/testing/factories/identity';
import { makeTalent } from '@/db/testing/factories/talents';
import { useDatabase } from '@/db/testing/use-database';
import { listCandidates } from './queries';

const database = useDatabase();

test('whoever fits comes before a hundred newer ones who do not, in a constant number of statements', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const event = await makeEvent(database.db, { agency });
  const convocatory = await makeConvocatory(database.db, { event, height: 170, colourEyes: 'Verde' });
  const fits = await makeTalent(database.db, { height: 171, eyeColour: 'verde' });
  const fewStatements = (await countStatements(() => listCandidates(actor, convocatory.id))).statements;
  await Promise.all(Array.from({ length: 110 }, () => makeTalent(database.db, { height: 160 })));
  const { result, statements } = await countStatements(() => listCandidates(actor, convocatory.id));
  expect(result).toHaveLength(100);
  expect(result[0]).toMatchObject({ id: fits.id, mismatches: [], busy: null });
  expect(result[1]?.mismatches).toContain('height');
  expect(statements.length).toBeLessThanOrEqual(fewStatements.length + 1);
});

test('a talent without a height or with a booking elsewhere does not fit', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const event = await makeEvent(database.db, { agency });
  const convocatory = await makeConvocatory(database.db, { event, height: 170 });
  const unknown = await makeTalent(database.db, { height: null, name: 'Zoraida' });
  const booked = await makeTalent(database.db, { height: 180, name: 'Zoraida' });
  await makeConvocated(database.db, { talent: booked });
  const held = await makeTalent(database.db, { height: 180, name: 'Zoraida' });
  const found = await listCandidates(actor, convocatory.id, { search: 'zoraida' });
  expect(found.map((row) => [row.id, row.mismatches, row.busy])).toEqual([
    [held.id, [], null],
    [unknown.id, ['height'], null],
    [booked.id, [], 'CONFIRMED'],
  ]);
});
