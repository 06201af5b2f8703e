import { chromium } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../db/testing/open-database.ts';
import { runningElenco } from '../e2e/fixtures/elenco.ts';
import { CHROMIUM_FLAGS, findChromium } from '../e2e/fixtures/find-chromium.ts';
import type { Database } from '../e2e/fixtures/make-shown-talent.ts';
import startElenco from '../e2e/fixtures/start-elenco.ts';
import { makeConvocatory } from '../lib/testing/factories/convocatories.ts';
import { makeEvent } from '../lib/testing/factories/events.ts';
import { serveEmptyPage } from './page-weight/empty-page.ts';
import { pressThrough } from './page-weight/press-through.ts';
import { weigh } from './page-weight/weigh.ts';

// What the client of an event waits for, on a slow phone and slow 4G, with 12, 60 and 300 talents of three photos each;
// the peer is an empty page of the same Next, under the same conditions.

const SIZES = [12, 60, 300];
const kB = (bytes: number): number => Math.round(bytes / 1000);

/** An event whose client is shown so many talents, with photos of the demo. */
async function shownEvent(db: Database, count: number): Promise<string> {
  const event = await makeEvent(db);
  const call = await makeConvocatory(db, { event });
  await db.execute(sql`
    with people as (
      insert into talents (name, lastname, email, gender, state_id, created_at)
      select 'Talento ' || n, 'Vitrina', ${event.id} || '-' || n || '@vitrina.example', 'FEMENINO', 18, '2020-01-01'
        from generate_series(1, ${count}::int) n returning id),
    numbered as (select id, row_number() over ()::int as n from people),
    pictures as (
      select distinct on (file_id) file_id, row_number() over (order by created_at) as n from talent_photos
      where state_id = 82),
    photos as (
      insert into talent_photos (talent_id, file_id, type, state_id, position)
      select numbered.id, pictures.file_id, 'IBOOK', 82, step
        from numbered, generate_series(0, 2) step, (select count(*) from pictures) as all_of (total)
        join lateral (select file_id from pictures
          where pictures.n = 1 + (numbered.n * 3 + step) % all_of.total) as pictures on true)
    insert into convocateds (agency_id, event_id, convocatory_id, talent_id, state_id, application_state_id,
                             shown_at, shown_position)
    select ${event.agencyId}, ${event.id}, ${call.id}, id, 1811, 1818, now(), n from numbered`);
  return event.id;
}

const stopElenco = await startElenco();
const empty = await serveEmptyPage();
const { url, dataDir } = runningElenco();
const { db, pool } = await openDatabase(dataDir);
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: [...CHROMIUM_FLAGS],
});

try {
  const floor = await weigh(await browser.newContext(), empty.url, { slow: true });
  const rows = [];
  for (const size of SIZES) {
    const address = new URL(`/evento-cliente/${await shownEvent(db, size)}`, url).href;
    // Copies of the photos are made at their first request.
    await (await browser.newPage()).goto(address, { waitUntil: 'networkidle' });
    const weight = await weigh(await browser.newContext(), address, { slow: true });
    rows.push({
      talents: size,
      'HTML kB': kB(weight.document),
      'JS over the empty page kB': kB(weight.script - floor.script),
      'LCP s': ((weight.largestPaint ?? 0) / 1000).toFixed(2),
      'LCP of the empty page s': ((floor.largestPaint ?? 0) / 1000).toFixed(2),
      CLS: (weight.shift ?? 0).toFixed(3),
      'longest press ms': await pressThrough(await browser.newContext(), address),
    });
  }
  console.table(rows);
  console.log('bars: JS 25 kB, LCP 1.8 s, CLS 0.02, longest press 100 ms');
} finally {
  await browser.close();
  await pool.end();
  await empty.stop();
  await stopElenco();
}
