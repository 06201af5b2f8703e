import { expect, test } from 'vitest';
import { countStatements } from '@/db/testing/count-statements';
import { useDatabase } from '@/db/testing/use-database';
import { AGENCY, EVENT, TALENT } from '@/lib/core/states';
import { makeAgency } from '@/lib/testing/factories/agencies';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeTalent } from '@/lib/testing/factories/talents';
import { readPlatformFigures } from './platform-figures';

const database = useDatabase();
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

test('counts who is active, and the open events of the next thirty days', async () => {
  const { actor } = await makeAdministrator(database.db);
  const before = await readPlatformFigures(actor);
  const agency = await makeAgency(database.db);
  await makeAgency(database.db, { stateId: AGENCY.IN_REVIEW });
  await makeTalent(database.db);
  await makeTalent(database.db, { stateId: TALENT.IN_REVIEW });
  const at = (from: number, to: number, more = {}) =>
    makeEvent(database.db, { agency, startDate: inDays(from), endDate: inDays(to), ...more });
  await at(-1, 1);
  await at(20, 21);
  await at(31, 32);
  await at(-3, -2);
  await at(20, 21, { stateId: EVENT.CANCELLED });
  const { result: after, statements } = await countStatements(() => readPlatformFigures(actor));
  expect(statements).toHaveLength(1);
  expect([
    after.agencies - before.agencies,
    after.talents - before.talents,
    after.events - before.events,
  ]).toEqual([1, 1, 2]);
});

test('is for the administrator alone', async () => {
  const { actor } = await makeAgencyUser(database.db);
  await expect(readPlatformFigures(actor)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
