import './start/require-node.ts';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { ROLES } from '@/db/embedded/roles';
import { startCluster } from '@/db/embedded/start-cluster';
import { migrate } from '@/db/migrate';
import { describeDatabase } from '@/db/testing/describe-database';
import { makeShortLivedFolder } from '@/db/testing/short-lived-folder';

/**
 * Says whether two folders of migrations make the same database, down to the rows: what only one of them makes is printed,
 * and the command ends with 1. `npx tsx scripts/compare-migrations.ts <folder> [<folder>]`; the second is db/migrations.
 */
const [one, other = 'db/migrations'] = process.argv.slice(2);
if (!one) throw new Error('Give the folder of the migrations to compare with');
const place = await makeShortLivedFolder('elenco-compare-');
const cluster = await startCluster({ dataDir: path.join(place, 'cluster'), durable: false });

async function madeBy(folder: string, name: string): Promise<readonly string[]> {
  const admin = new pg.Client({ connectionString: cluster.superuserUrl });
  await admin.connect();
  await admin.query(`create database ${name} owner ${ROLES.application}`);
  await admin.end();
  const url = new URL(cluster.url);
  url.pathname = `/${name}`;
  const begun = performance.now();
  await migrate(url.href, path.resolve(folder));
  console.log(`${folder}: ${Math.round(performance.now() - begun)} ms`);
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    return await describeDatabase(client);
  } finally {
    await client.end();
  }
}

try {
  const [first, second] = [await madeBy(one, 'one'), await madeBy(other, 'other')];
  const lacking = first.filter((line) => !second.includes(line));
  const added = second.filter((line) => !first.includes(line));
  for (const line of lacking) console.log(`- ${line}`);
  for (const line of added) console.log(`+ ${line}`);
  console.log(`${first.length} and ${second.length} things, ${lacking.length + added.length} differ`);
  if (first.length !== second.length || lacking.length + added.length > 0) process.exitCode = 1;
} finally {
  await cluster.stop();
  await rm(place, { recursive: true, force: true });
}
