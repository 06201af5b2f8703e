import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual, promisify } from 'node:util';
import type pg from 'pg';
import { runningClusterUrl } from '../db/embedded/start-cluster.ts';
import { clusterFolder, openDatabase } from '../db/testing/open-database.ts';
import { runningElenco } from '../e2e/fixtures/elenco.ts';
import startElenco from '../e2e/fixtures/start-elenco.ts';
import { makeConvocatory } from '../lib/testing/factories/convocatories.ts';
import { makeEvent } from '../lib/testing/factories/events.ts';
import { makeAgencyUser, TEST_PASSWORD } from '../lib/testing/factories/identity.ts';
import { insertManyTalents } from '../scripts/demo/talents/large-talents.ts';
import { signIn } from './event-loop/visitor.ts';
import { childNamed, cpuBelow, cpuOf } from './graphql/cpu.ts';
import { AUTOCANNON, ask, QUERY, startPeers, type Target } from './graphql/targets.ts';

// What an event with its called talents costs by GraphQL, against peers on the same database in the same run: requests a
// second at ten at a time, and the CPU of the application and of PostgreSQL a request takes.

const CALLS = 4;
const SIZES = [100, 1000];
const ROUNDS = Number(process.env.BENCH_ROUNDS) || 3;
const SECONDS = Number(process.env.BENCH_SECONDS) || 5;
const TALENTS = 2000;
const only = process.env.BENCH_ONLY ? new RegExp(process.env.BENCH_ONLY, 'i') : null;

type Figure = {
  readonly perSecond: number;
  readonly app: number;
  readonly postgres: number;
  readonly bytes: number;
};

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** Calls so many talents to an event of four convocatories. Returns the event's id. */
async function callTalents(pool: pg.Pool, db: Parameters<typeof makeEvent>[0], agency: never, count: number) {
  const event = await makeEvent(db, { agency });
  for (let call = 0; call < CALLS; call += 1) {
    const { id } = await makeConvocatory(db, { event });
    await pool.query(
      `insert into convocateds (agency_id, event_id, convocatory_id, talent_id, state_id, application_state_id)
       select $1, $2, $3, id, 1811, 1814 from talents where email like '%@muchos.example' order by id offset $4 limit $5`,
      [event.agencyId, event.id, id, call * (count / CALLS), count / CALLS],
    );
  }
  return event.id;
}

async function shoot(target: Target, eventId: string): Promise<{ perSecond: number; bytes: number }> {
  const headers = Object.entries(target.headers).flatMap(([name, value]) => ['-H', `${name}=${value}`]);
  const args = [
    '-j',
    '-c',
    '10',
    '-d',
    String(SECONDS),
    '-m',
    'POST',
    ...headers,
    '-b',
    target.body(eventId),
  ];
  const { stdout } = await promisify(execFile)(process.execPath, [AUTOCANNON, ...args, target.url], {
    maxBuffer: 1 << 24,
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  const { requests, throughput, non2xx, errors } = JSON.parse(stdout);
  if (non2xx || errors) throw new Error(`${target.name}: ${non2xx} refused, ${errors} failed`);
  return { perSecond: requests.total / SECONDS, bytes: throughput.total / requests.total };
}

// What is measured is one process.
process.env.WEB_PROCESSES = '1';
const stopElenco = await startElenco();
const { url, dataDir } = runningElenco();
const { db, pool } = await openDatabase(dataDir);
const databaseUrl = await runningClusterUrl(clusterFolder(dataDir));
const postmaster = Number(
  (await readFile(path.join(clusterFolder(dataDir), 'data/postmaster.pid'), 'utf8')).split('\n')[0],
);
const peers = await startPeers(databaseUrl ?? '');
try {
  await insertManyTalents(pool, 1, TALENTS);
  const { agency, user } = await makeAgencyUser(db);
  const events = await Promise.all(SIZES.map((size) => callTalents(pool, db, agency as never, size)));
  await pool.query('vacuum analyze');
  const { cookie } = await signIn(url, { email: user.email, password: TEST_PASSWORD });
  const json = { 'content-type': 'application/json' };
  const app = childNamed(process.pid, /next-server/);
  const elenco: Target = {
    name: 'Elenco',
    url: `${url}/graphql`,
    body: ask(QUERY),
    headers: { ...json, cookie, origin: url },
    pid: app,
    plain: (answer) => answer,
  };
  const nothing: Target = {
    ...elenco,
    name: 'Elenco, { __typename }',
    body: () => '{"query":"{__typename}"}',
  };
  const all = [elenco, ...peers.targets].filter(({ name }) => !only || only.test(name));

  for (const [index, size] of SIZES.entries()) {
    const eventId = events[index] ?? '';
    const answers = await Promise.all(
      all.map(async (target) => {
        const response = await fetch(target.url, {
          method: 'POST',
          headers: target.headers,
          body: target.body(eventId),
        });
        return target.plain(await response.json());
      }),
    );
    for (const [at, answer] of answers.entries())
      if (!isDeepStrictEqual(answer, answers[0])) throw new Error(`${all[at]?.name} answers something else`);

    const targets = size === SIZES[0] ? [...all, nothing] : all;
    const figures = new Map<string, Figure[]>(targets.map(({ name }) => [name, []]));
    for (const target of targets) await shoot(target, eventId);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const target of round % 2 ? [...targets].reverse() : targets) {
        const before = [cpuOf(target.pid), cpuBelow(postmaster)] as const;
        const { perSecond, bytes } = await shoot(target, eventId);
        const requests = perSecond * SECONDS;
        const application = (cpuOf(target.pid) - before[0]) / requests;
        const postgres = (cpuBelow(postmaster) - before[1]) / requests;
        figures.get(target.name)?.push({ perSecond, app: application, postgres, bytes });
      }
    }
    const base = median((figures.get('PostGraphile 5') ?? []).map(({ perSecond }) => perSecond));
    const raw = median((figures.get('raw, json_agg') ?? []).map(({ perSecond }) => perSecond));
    console.log(
      `\n${size} called talents, ${ROUNDS} rounds of ${SECONDS} s, Node ${process.version}; peers on 24`,
    );
    console.table(
      targets.map(({ name }) => {
        const all = figures.get(name) ?? [];
        const of = (key: keyof Figure) => median(all.map((figure) => figure[key]));
        const two = (value: number) => Number(value.toFixed(2));
        return {
          name,
          'req/s': two(of('perSecond')),
          'CPU app ms': two(of('app')),
          'CPU pg ms': two(of('postgres')),
          'CPU ms': two(median(all.map(({ app, postgres }) => app + postgres))),
          kB: Math.round(of('bytes') / 1000),
          'of PostGraphile': base ? two(of('perSecond') / base) : null,
          'of raw': raw ? two(of('perSecond') / raw) : null,
        };
      }),
    );
  }
} finally {
  peers.stop();
  await pool.end();
  await stopElenco();
}
