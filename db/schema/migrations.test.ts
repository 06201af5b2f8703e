import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, test } from 'vitest';
import * as schema from './index.ts';

const meta = path.resolve(import.meta.dirname, '../migrations/meta');

test('the migrations make exactly the tables of db/schema', async () => {
  const [latest = '', ...older] = readdirSync(meta)
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort()
    .reverse();
  expect(older, 'delete the older snapshots: drizzle-kit reads the last one alone').toEqual([]);
  const before = JSON.parse(readFileSync(path.join(meta, latest), 'utf8'));
  const now = generateDrizzleJson(schema, before.id, undefined, 'snake_case');
  expect(await generateMigration(before, now), 'run npx drizzle-kit generate --name <what-changes>').toEqual(
    [],
  );
});
