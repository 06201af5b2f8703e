import '@/lib/root/file-kinds';
import '@/lib/root/reactions';
import { and, eq, ilike, isNull, sql } from 'drizzle-orm';
import { createDatabase, type Tx } from '@/db/client';
import {
  agencies,
  cities,
  inboxNotices,
  placeDirectories,
  platformTransportations,
  talents,
  users,
} from '@/db/schema';
import { isoDateInZone } from '@/lib/core/dates';
import { hashPassword } from '@/lib/identity/passwords';
import { readWithin } from '@/lib/platform/database';
import { calendarAround, DEMO_ZONE } from './calendar.ts';
import { agencyOf, demoAdministrator } from './data/agencies.ts';
import { castEvents } from './data/casting.ts';
import { DEMO_PASSWORD } from './demo-logins.ts';
import { storePortraits } from './drawings/store-portraits.ts';
import { play } from './story/play.ts';
import type { Scene } from './story/scene.ts';
import { tellDemo } from './story/tell-demo.ts';
import { insertPhotos, insertTalents } from './talents/insert-talents.ts';
import { photosOf } from './talents/talent-photos.ts';
import { demoTalents } from './talents/talents.ts';

/** Any number, as long as it is always this one: two that seed at once wait for each other. */
export const LOCK = 730_411_985;

/**
 * Fills a migrated database with the demo, dated around `today` (YYYY-MM-DD; else the day in Colombia): what people did
 * is done by the writes of the application with the clock moved to its day, what has no write is put in as rows. All of
 * it or nothing; answers false, having done nothing, when it is there already. Storage, encryption key and names come
 * from the environment of the application.
 */
export async function seedDemo(
  databaseUrl: string,
  today = isoDateInZone(new Date(), DEMO_ZONE),
): Promise<boolean> {
  const { db, pool } = createDatabase(databaseUrl, { max: 1 });
  try {
    return await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
      if ((await tx.$count(users, eq(users.id, demoAdministrator.id))) > 0) return false;
      await fill(withoutSavepoints(tx), today);
      return true;
    });
  } finally {
    await pool.end();
  }
}

/** A transaction whose writes stand in it without a savepoint each: the first that fails ends the whole. */
function withoutSavepoints(tx: Tx): Tx {
  const within: Tx = Object.create(tx);
  within.transaction = (write) => write(within);
  return within;
}

async function fill(tx: Tx, today: string): Promise<void> {
  const calendar = calendarAround(today);
  const photos = demoTalents.map((talent) => photosOf(talent, calendar, demoAdministrator.id));
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const scene: Scene = { calendar, casting: castEvents(calendar), passwordHash, tx, eventIds: new Map() };
  await insertTalents(tx, calendar, passwordHash);
  const [portraits] = await Promise.all([
    storePortraits(photos),
    readWithin(tx, () => play(tellDemo(scene), new Date())),
  ]);
  await insertPhotos(tx, photos, portraits);
  await bindExclusives(tx);
  await offerTransport(tx);
  await forgetMessages(tx);
  await readOldNotices(tx, today);
}

/** People look at their notices every few days. */
const readOldNotices = (tx: Tx, today: string) =>
  tx
    .update(inboxNotices)
    .set({ readAt: sql`${inboxNotices.at}` })
    .where(sql`${inboxNotices.at} < ${today}::date - 4`);

/** Whom an agency has for itself alone has no write. */
async function bindExclusives(tx: Tx): Promise<void> {
  for (const { id, exclusive } of demoTalents) {
    if (!exclusive) continue;
    const [agency] = await tx
      .select({ id: agencies.id })
      .from(agencies)
      .where(eq(agencies.name, agencyOf(exclusive).profile.name));
    await tx.update(talents).set({ exclusiveAgencyId: agency?.id }).where(eq(talents.id, id));
  }
}

/** About the middle of the cities where the demo's events are. */
const MIDDLES: readonly (readonly [string, number, number])[] = [
  ['Bogotá', 4.6533, -74.0636],
  ['Medellín', 6.2088, -75.5679],
  ['Cali', 3.4372, -76.5225],
  ['Cartagena', 10.4236, -75.5478],
  ['Barranquilla', 11.0041, -74.807],
];

/** Where the simulator's cars drive, and the points of the venues there. */
async function offerTransport(tx: Tx): Promise<void> {
  for (const [name, latitude, longitude] of MIDDLES) {
    const found = await tx
      .select({ id: cities.id })
      .from(cities)
      .where(ilike(cities.name, `${name}%`));
    for (const { id: cityId } of found) {
      await tx
        .insert(platformTransportations)
        .values({ platform: 'local', cityId, fee: '5', platformGain: '8' })
        .onConflictDoNothing();
      await tx
        .update(placeDirectories)
        .set({ latitude, longitude })
        .where(and(eq(placeDirectories.cityId, cityId), isNull(placeDirectories.latitude)));
    }
  }
}

/** Takes back the messages and jobs of this transaction: what people were told then is not told to them today. */
async function forgetMessages(tx: Tx): Promise<void> {
  await tx.execute(sql`
    with forgotten as (
      delete from graphile_worker._private_jobs where created_at = now() returning payload
    )
    delete from messages using forgotten where messages.id = (forgotten.payload ->> 'messageId')::uuid`);
}
