import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { searchAlerts } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { talentCalled, talentConfirmed } from '@/lib/convocatories/notices';
import { chooseChannels } from '@/lib/notifications/choose-channels';
import { REMINDERS } from '@/lib/reminders/notices';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeTalent } from '@/lib/testing/factories/talents';
import { keepAlert } from '../../saved-searches/keep-alert';
import { saveSearch } from '../../saved-searches/save-search';
import { getMessageSettings } from './queries';
import { readStopped, stopMessages } from './stop-messages';

const database = useDatabase();

test('what is stopped goes by nothing; work goes on by mail, and both begin again', async () => {
  const { id, email } = await makeTalent(database.db);
  const to = { talentId: id, email, eventId: null };
  const channelsOf = (notice: Parameters<typeof chooseChannels>[1]) =>
    database.db.transaction(async (tx) =>
      (await chooseChannels(tx, notice, [to], {})).flat().map(({ channel }) => channel),
    );
  const reminder = REMINDERS.UNSIGNED_CONTRACT;
  expect(await channelsOf(reminder)).toEqual(['email']);
  for (const [about, notice] of [
    ['recordatorios', reminder],
    ['convocatorias', talentCalled],
  ] as const) {
    const subject = { about, id };
    expect(await readStopped(subject)).toEqual({ isStopped: false, name: '' });
    expect(await Promise.all([stopMessages(subject, true), stopMessages(subject, true)])).toEqual([
      true,
      true,
    ]);
    expect(await readStopped(subject)).toMatchObject({ isStopped: true });
    expect(await channelsOf(notice)).toEqual([]);
    expect(await channelsOf(talentConfirmed)).toEqual(['email']);
    await stopMessages(subject, false);
    expect(await channelsOf(notice)).toEqual(['email']);
  }
  expect(await getMessageSettings({ kind: 'talent', talentId: id })).toMatchObject({
    reminders: ['email', 'push', 'whatsapp'],
  });
});

test('the alert of a search ends, and whom nobody knows is told nothing', async () => {
  const { actor } = await makeAgencyUser(database.db);
  const searchId = await saveSearch(actor, { name: 'Altas', shared: false, filters: {} });
  await keepAlert(actor, { searchId, frequency: 'DAILY' });
  const subject = { about: 'busqueda', id: `${searchId}.${actor.userId}` } as const;
  expect(await readStopped(subject)).toEqual({ isStopped: false, name: 'Altas' });
  expect(await stopMessages(subject, true)).toBe(true);
  expect(await readStopped(subject)).toMatchObject({ isStopped: true });
  expect(await database.db.$count(searchAlerts, eq(searchAlerts.searchId, searchId))).toBe(0);
  for (const id of ['x', crypto.randomUUID()])
    expect(await stopMessages({ about: 'recordatorios', id }, true)).toBe(false);
  expect(await stopMessages({ about: 'busqueda', id: searchId }, true)).toBe(false);
});
