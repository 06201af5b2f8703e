import { expect, test } from 'vitest';
import { useDatabase } from '@/db/testing/use-database';
import { EVENT } from '@/lib/core/states';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { only } from '@/lib/testing/factories/sequence';
import { publishConvocatory } from './publish-convocatory';

const database = useDatabase();

test('what was left empty is not kept as a text', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const event = await makeEvent(database.db, { agency, stateId: EVENT.CREATED });
  const call = await publishConvocatory(actor, {
    eventPersonalId: only(event.personals.slice(0, 1)).id,
    startDate: event.startDate,
    endDate: event.endDate,
    colourEyes: '',
    language: ' ',
    academicTraining: '',
    observations: '',
  });
  expect(call).toMatchObject({
    colourEyes: null,
    language: null,
    academicTraining: null,
    observations: null,
  });
});
