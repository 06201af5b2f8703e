import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useDatabase } from '@/db/testing/use-database';
import { translate } from '@/lib/i18n/translate';
import { getRidePage } from './ride-page';
import { makeRider } from './testing/rider';

const database = useDatabase();

test('[2.8/ride other] any failure of ours is told in words, and the page is there again after it', async () => {
  const { actor } = await makeRider(database.db);
  await database.db.execute(sql`alter table rides rename to rides_elsewhere`);
  try {
    expect(await getRidePage(actor)).toEqual({ state: 'INVALID', messageKey: 'ride.unavailable' });
  } finally {
    await database.db.execute(sql`alter table rides_elsewhere rename to rides`);
  }
  expect(translate('ride.unavailable')).toBe('Servicio de transporte no disponible...');
  expect(await getRidePage(actor)).toMatchObject({ state: 'VALID' });
});
