import { eq, sql } from 'drizzle-orm';
import { createDatabase, type Db, type Tx } from '@/db/client';
import { users } from '@/db/schema';
import { demoAdministrator } from '@/db/seed/agencies';
import { castEvents } from '@/db/seed/casting';
import { DEMO_PASSWORD } from '@/db/seed/demo-logins';
import { calendarAround, DEMO_ZONE } from '@/db/seed/moments';
import { photosOf } from '@/db/seed/talent-photos';
import { demoTalents } from '@/db/seed/talents';
import { isoDateInZone } from '@/lib/core/dates';
import { hashPassword } from '@/lib/identity/passwords';
import { insertAgencies, insertTalents } from './demo/insert-people.ts';
import { insertSignedPapers } from './demo/insert-signed-papers.ts';
import { insertWork } from './demo/insert-work.ts';
import { storePictures } from './demo/store-pictures.ts';

/** Any number, as long as it is always this one: two that seed at once wait for each other. */
const LOCK = 730_411_985;

const isThere = async (db: Db | Tx): Promise<boolean> =>
  (await db.$count(users, eq(users.id, demoAdministrator.id))) > 0;

/**
 * Fills a migrated database with the demo — agencies, clients, talents with pictures, quotations, events,
 * calls, contracts, claims — dated around `today` (YYYY-MM-DD; else the day in Colombia). All of it or
 * nothing; answers false, having done nothing, when it is there already. Storage, encryption key and names
 * come from the environment of the application.
 */
export async function seedDemo(
  databaseUrl: string,
  today = isoDateInZone(new Date(), DEMO_ZONE),
): Promise<boolean> {
  const { db, pool } = createDatabase(databaseUrl, { max: 2 });
  try {
    if (await isThere(db)) return false;
    const calendar = calendarAround(today);
    const photos = demoTalents.map((talent) => photosOf(talent, calendar, demoAdministrator.id));
    const casting = castEvents(calendar);
    const [passwordHash, pictures] = await Promise.all([hashPassword(DEMO_PASSWORD), storePictures(photos)]);
    return await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
      if (await isThere(tx)) return false;
      const demo = { calendar, passwordHash, photos, pictures };
      await insertAgencies(tx, demo);
      await insertTalents(tx, demo);
      await insertWork(tx, casting, calendar, photos);
      await insertSignedPapers(tx, casting, calendar);
      return true;
    });
  } finally {
    await pool.end();
  }
}
