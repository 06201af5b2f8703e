import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { useDatabase } from '@/db/testing/use-database';
import { makeAgency } from '@/lib/testing/factories/agencies';
import { storeParts } from './parts';
import { writeArchive } from './write-archive';

const database = useDatabase();
const TALENTS = 10_000;
const MEGABYTE = 1024 * 1024;
/** A part of 8 MB, its encrypted copy, and some hundred rows at a time. */
const MOST_MEGABYTES = 250;

test('an agency of 10,000 talents goes in a memory that does not grow with them', async () => {
  const agency = await makeAgency(database.db);
  await database.pool.query(
    `insert into talents (name, lastname, email, gender, brought_by_agency_id, state_id, general_description)
     select 'Talento', 'Número ' || n, 'talento' || n || '@correo.example', 'FEMENINO', $1, 18, (select string_agg(md5(n || '-' || k), '') from generate_series(1, 60) k)
     from generate_series(1, ${TALENTS}) n`,
    [agency.id],
  );
  global.gc?.();
  const before = process.memoryUsage.rss();
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 20);
  const hash = createHash('sha256');
  let size = 0;
  const counted = async function* (bytes: Readable) {
    for await (const chunk of bytes as AsyncIterable<Buffer>) {
      hash.update(chunk);
      size += chunk.length;
      yield chunk;
    }
  };
  let stored: Awaited<ReturnType<typeof storeParts>> | undefined;
  const of = { id: crypto.randomUUID(), run: crypto.randomUUID() };
  const { manifest } = await writeArchive({
    agencyId: agency.id,
    now: new Date(),
    into: async (bytes) => {
      stored = await storeParts(of, counted(bytes));
    },
  });
  clearInterval(watch);
  expect(manifest.tables.talents?.rows).toBe(TALENTS);
  expect(stored).toEqual({ parts: Math.ceil(size / (8 * MEGABYTE)), size, sha256: hash.digest('hex') });
  expect(stored?.parts).toBeGreaterThan(1);
  const grown = (most - before) / MEGABYTE;
  console.log();
  expect(grown).toBeLessThan(MOST_MEGABYTES);
}, 240_000);
