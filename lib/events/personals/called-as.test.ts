import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { eventPersonals, profiles } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { makeEvent } from '@/lib/testing/factories/events';
import { CALLED_AS } from './called-as';

const database = useDatabase();

test('who is called is named in the word of its gender, by each profile', async () => {
  const event = await makeEvent(database.db);
  const all = await database.db.select().from(profiles).orderBy(asc(profiles.id));
  await database.db.insert(eventPersonals).values(
    all.flatMap(({ id }) =>
      (['FEMENINO', 'MASCULINO'] as const).map((gender) => ({
        ...{ agencyId: event.agencyId, eventId: event.id, profileId: id, gender },
        ...{ quantity: 1, budget: 100_000, startDate: event.startDate, endDate: event.endDate },
      })),
    ),
  );
  const rows = await database.db
    .select({ code: profiles.code, gender: eventPersonals.gender, name: CALLED_AS })
    .from(eventPersonals)
    .innerJoin(profiles, eq(profiles.id, eventPersonals.profileId));
  const named = (gender: string) =>
    Object.fromEntries(rows.filter((row) => row.gender === gender).map(({ code, name }) => [code, name]));
  expect(named('FEMENINO')).toMatchObject({
    presentador: 'Presentadora',
    actor: 'Actriz',
    bailarin: 'Bailarina',
    musico: 'Música',
    modelo: 'Modelo',
  });
  expect(named('MASCULINO')).toEqual(Object.fromEntries(all.map(({ code, name }) => [code, name])));
});

test('nothing that knows whom one needs names its profile without the gender', () => {
  const lib = path.resolve(import.meta.dirname, '../..');
  const wrong = readdirSync(lib, { recursive: true, encoding: 'utf8' }).filter((file) => {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts')) return false;
    const source = readFileSync(path.join(lib, file), 'utf8');
    return source.includes('eventPersonals.profileId') && source.includes('profileName: profiles.name');
  });
  expect(wrong).toEqual([]);
});
