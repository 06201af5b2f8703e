import os from 'node:os';
import pg from 'pg';

/** More are worth it only where the database was made larger too. */
const MOST = 8;
/** What one of them takes under load, with what PostgreSQL and the worker need beside it. */
const MEMORY_OF_EACH = 1024 ** 3;
const CONNECTIONS_OF_EACH = 10;
/** Of those that the database takes: for the worker, for commands beside Elenco and for its superuser. */
const CONNECTIONS_OF_OTHERS = 30;
const LEAST_CONNECTIONS = 3;

type Machine = { readonly cores: number; readonly memory: number };

const thisMachine = (): Machine => ({
  cores: os.availableParallelism(),
  // Of a container, where it has a limit.
  memory: Math.min(os.totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY),
});

/** How many processes answer requests: one per core, as far as the memory goes. */
export function processesFor({ cores, memory }: Machine = thisMachine()): number {
  return Math.max(1, Math.min(cores, Math.floor(memory / MEMORY_OF_EACH), MOST));
}

/** Connections that each of so many processes may open, of `most` that the database takes in all. */
export function connectionsOfEach(processes: number, most: number): number {
  const share = Math.floor((most - CONNECTIONS_OF_OTHERS) / processes);
  return Math.max(LEAST_CONNECTIONS, Math.min(CONNECTIONS_OF_EACH, share));
}

/** How many connections a database takes at once. */
export async function mostConnections(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ max_connections: string }>('show max_connections');
    return Number(rows[0]?.max_connections);
  } finally {
    await client.end();
  }
}
