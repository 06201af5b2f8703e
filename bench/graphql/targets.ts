import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const PEERS = path.resolve(import.meta.dirname, '../peers');
export const AUTOCANNON = path.join(PEERS, 'node_modules/autocannon/autocannon.js');
/** The Node of the peers: PostGraphile 5 needs 22. */
const PEER_NODE = path.join(PEERS, 'node_modules/node/bin/node');

/** A server that answers the measured question, and how it is put to it. */
export type Target = {
  readonly name: string;
  readonly url: string;
  readonly body: (eventId: string) => string;
  readonly headers: Readonly<Record<string, string>>;
  /** The process whose CPU counts beside PostgreSQL's. */
  readonly pid: number;
  /** The answer in the shape of all others, to be compared. */
  readonly plain: (answer: unknown) => unknown;
};

const TALENT = 'id name lastname photo state gender height';
export const QUERY = `query Event($id: ID!) { event(id: $id) { id name convocatories { id code stateId
  convocateds { id stateId aplicationTalentState talent { ${TALENT} } } } } }`;
const PG_TALENT = 'rowId name lastname photoFileId photoStateId stateId gender height';
const PG_QUERY = `query Event($id: UUID!) { eventByRowId(rowId: $id) { rowId name
  convocatoriesByAgencyIdAndEventId(orderBy: [CREATED_AT_ASC, CODE_ASC]) { nodes { rowId code stateId
  convocatedsByAgencyIdAndConvocatoryId(orderBy: [CREATED_AT_ASC, PRIMARY_KEY_ASC]) { nodes { rowId stateId applicationStateId
  talentByTalentId { ${PG_TALENT} } } } } } } }`;

export const ask = (query: string) => (id: string) => JSON.stringify({ query, variables: { id } });

/** Installs the peers once, apart from the product. */
function installPeers(): void {
  if (existsSync(PEER_NODE)) return;
  console.log('installing the peers…');
  execFileSync('npm', ['ci', '--prefix', PEERS, '--no-audit', '--no-fund'], { stdio: 'inherit' });
}

/** Starts every peer on that database. Returns them with what ends them. */
export async function startPeers(databaseUrl: string) {
  installPeers();
  const started: ChildProcess[] = [];
  async function start(
    name: string,
    file: string,
    args: string[],
    rest: Partial<Target> = {},
  ): Promise<Target> {
    const port = await freePort();
    const child = spawn(PEER_NODE, [file, ...args], {
      cwd: PEERS,
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        NODE_ENV: 'production',
        DATABASE_URL: databaseUrl,
        PORT: String(port),
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    started.push(child);
    await listening(port, child);
    return {
      name,
      url: `http://127.0.0.1:${port}/graphql`,
      body: ask(QUERY),
      headers: { 'content-type': 'application/json' },
      pid: child.pid ?? 0,
      plain: (answer) => answer,
      ...rest,
    };
  }
  const targets = [
    await start('raw, flat rows', 'raw.mjs', ['flat']),
    await start('raw, json_agg', 'raw.mjs', ['aggregate']),
    await start('PostGraphile 5', 'postgraphile.mjs', [], { body: ask(PG_QUERY), plain: fromPostGraphile }),
    await start('Mercurius, JIT', 'mercurius.mjs', []),
    await start('Apollo, loaders', 'apollo.mjs', []),
    await start('Yoga, loaders', 'yoga.mjs', []),
  ];
  return { targets, stop: () => started.forEach((child) => void child.kill()) };
}

/** PostGraphile spells the columns; the values must be the same. */
function fromPostGraphile(answer: unknown): unknown {
  // biome-ignore lint/suspicious/noExplicitAny: the shape of the query above.
  const { eventByRowId: event } = (answer as any).data;
  // biome-ignore lint/suspicious/noExplicitAny: the same.
  type Row = Record<string, any>;
  const talent = (t: Row) => ({
    id: t.rowId,
    name: t.name,
    lastname: t.lastname,
    photo: t.photoFileId && t.photoStateId === 82 ? `/fotos/${t.photoFileId}` : null,
    state: t.stateId,
    gender: t.gender,
    height: t.height === null ? null : Number(t.height),
  });
  return {
    data: {
      event: {
        id: event.rowId,
        name: event.name,
        convocatories: event.convocatoriesByAgencyIdAndEventId.nodes.map((call: Row) => ({
          id: call.rowId,
          code: call.code,
          stateId: call.stateId,
          convocateds: call.convocatedsByAgencyIdAndConvocatoryId.nodes.map((row: Row) => ({
            id: row.rowId,
            stateId: row.stateId,
            aplicationTalentState: row.applicationStateId,
            talent: talent(row.talentByTalentId),
          })),
        })),
      },
    },
  };
}

async function listening(port: number, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (child.exitCode !== null) throw new Error(`a peer ended with ${child.exitCode}`);
    const answer = await fetch(`http://127.0.0.1:${port}/`, {
      method: 'POST',
      body: '{"variables":{}}',
    }).catch(() => null);
    if (answer) return;
    await sleep(100);
  }
  throw new Error('a peer does not listen');
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
