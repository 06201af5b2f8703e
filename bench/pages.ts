import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { clusterFolder, openDatabase } from '../db/testing/open-database.ts';
import { ADMINISTRATOR, MARIA, readDemoRows } from '../e2e/fixtures/demo-agency.ts';
import { runningElenco } from '../e2e/fixtures/elenco.ts';
import startElenco from '../e2e/fixtures/start-elenco.ts';
import { signIn } from './event-loop/visitor.ts';
import { childNamed, cpuBelow, cpuOf } from './graphql/cpu.ts';
import { serveEmptyPage } from './page-weight/empty-page.ts';
import { countingStatements } from './pages/statements.ts';

// What a page costs to make, on the demo: CPU of the application and of PostgreSQL a request, one request after the
// other on one connection, warm, not compressed; against an empty dynamic page of the same Next in the same run.

const ROUNDS = Number(process.env.BENCH_ROUNDS) || 3;
const REQUESTS = Number(process.env.BENCH_REQUESTS) || 40;
const WARM = Number(process.env.BENCH_WARM) || 60;
const EMPTY = 'empty page';
const only = process.env.BENCH_ONLY ? new RegExp(process.env.BENCH_ONLY, 'i') : null;

type Page = {
  readonly name: string;
  readonly address: string;
  readonly cookie: string;
  readonly pid: number;
};
type Figure = { readonly app: number; readonly postgres: number };

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

async function visit({ name, address, cookie }: Page): Promise<string> {
  const headers = { cookie, 'accept-encoding': 'identity', accept: 'text/html' };
  const response = await fetch(address, { headers, redirect: 'manual' });
  if (response.status !== 200) throw new Error(`${name} answers ${response.status}`);
  return response.text();
}

const visits = async (page: Page, count: number): Promise<void> => {
  for (let index = 0; index < count; index += 1) await visit(page);
};

/** The part of a page that repeats for the browser what its HTML shows. */
const flightOf = (html: string): number =>
  [...html.matchAll(/self\.__next_f\.push\(.*?<\/script>/gs)].reduce((sum, [part]) => sum + part.length, 0);

// What is measured is one process.
process.env.WEB_PROCESSES = '1';
const stopElenco = await startElenco();
const { url, dataDir } = runningElenco();
const { db, pool } = await openDatabase(dataDir);
const pid = childNamed(process.pid, /next-server/);
const postmaster = Number(
  (await readFile(path.join(clusterFolder(dataDir), 'data/postmaster.pid'), 'utf8')).split('\n')[0],
);
const empty = await serveEmptyPage();
const statements = await countingStatements(dataDir);

try {
  const { client, draft, sent, event } = await readDemoRows(db);
  const agency = (await signIn(url, MARIA)).cookie;
  const administrator = (await signIn(url, ADMINISTRATOR, 'admin')).cookie;
  const of =
    (cookie: string) =>
    (name: string, address: string): Page => ({ name, address: url + address, cookie, pid });
  const [open, hers, his] = [of(''), of(agency), of(administrator)];
  const pages = [
    hers('dashboard', '/dashboard'),
    his('dashboard, administrator', '/dashboard'),
    hers('events', '/eventos'),
    hers('quotations', '/cotizador/listado'),
    hers('clients', '/clientes'),
    hers('client', `/clientes/${client}`),
    hers('event', `/evento/${event}/evento`),
    hers('event, talents', `/evento/${event}/evento?seccion=talentos`),
    hers('quotation draft', `/cotizador/listado/cotizacion/${draft}`),
    hers('quotation sent', `/cotizador/listado/cotizacion/${sent}`),
    his('talents', '/talentos'),
    his('agencies', '/agencias'),
    his('people', '/users'),
    open('showcase', `/evento-cliente/${event}`),
    open('login', '/login'),
  ].filter(({ name }) => !only || only.test(name));
  const nothing: Page = {
    name: EMPTY,
    address: empty.url,
    cookie: '',
    pid: empty.pid,
  };
  const all = [nothing, ...pages];

  for (const page of all) await visits(page, WARM);
  const figures = new Map<string, Figure[]>(all.map(({ name }) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const page of round % 2 ? [...all].reverse() : all) {
      const before = [cpuOf(page.pid), cpuBelow(postmaster)] as const;
      await visits(page, REQUESTS);
      figures.get(page.name)?.push({
        app: (cpuOf(page.pid) - before[0]) / REQUESTS,
        postgres: (cpuBelow(postmaster) - before[1]) / REQUESTS,
      });
    }
  }

  const of0 = (name: string, key: keyof Figure) => median((figures.get(name) ?? []).map((each) => each[key]));
  const floor = of0(EMPTY, 'app');
  const rows = [];
  for (const page of all) {
    const html = await visit(page);
    rows.push({
      page: page.name,
      'CPU app ms': Number(of0(page.name, 'app').toFixed(1)),
      'CPU pg ms': Number(of0(page.name, 'postgres').toFixed(1)),
      'of empty': Number((of0(page.name, 'app') / floor).toFixed(1)),
      statements: page === nothing ? 0 : await statements.during(() => visit(page)),
      'HTML kB': Math.round(html.length / 1000),
      'gzip kB': Number((gzipSync(html).length / 1000).toFixed(1)),
      'flight %': Math.round((100 * flightOf(html)) / html.length),
    });
  }
  console.log(`\n${ROUNDS} rounds of ${REQUESTS} requests, Node ${process.version}`);
  console.table(rows);
} finally {
  await statements.end().catch(() => undefined);
  await pool.end();
  await empty.stop();
  await stopElenco();
}
