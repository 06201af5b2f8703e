import './start/require-node.ts';
import { createDatabase } from '@/db/client';
import { insertManyTalents } from './demo/talents/large-talents.ts';
import { requireDatabase } from './start/check-database.ts';
import { describeFailure, explain, StartError } from './start/explain.ts';
import { adoptRunningDatabase } from './start/running-database.ts';

/** Rows per transaction, so that a million can be followed and interrupted. */
const BATCH = 50_000;
const DEFAULT_COUNT = 100_000;
const MAXIMUM_COUNT = 5_000_000;

function countFrom(argument: string | undefined): number {
  const count = Number(argument ?? DEFAULT_COUNT);
  if (!Number.isSafeInteger(count) || count < 1 || count > MAXIMUM_COUNT) {
    throw new StartError(
      `La cantidad debe ser un número entero de 1 a ${MAXIMUM_COUNT.toLocaleString('es-CO')}.`,
    );
  }
  return count;
}

/** `npm run demo:large [count]`: fills the running Elenco with synthetic talents up to that number. */
async function run(): Promise<void> {
  const count = countFrom(process.argv[2]);
  const { url } = await adoptRunningDatabase();
  await requireDatabase(url);
  const { pool } = createDatabase(url, { max: 2 });
  const began = Date.now();
  const seconds = () => ((Date.now() - began) / 1000).toFixed(1);
  try {
    for (let from = 1; from <= count; from += BATCH) {
      const to = Math.min(from + BATCH - 1, count);
      await insertManyTalents(pool, from, to);
      console.log(`${to.toLocaleString('es-CO')} talentos sintéticos (${seconds()} s)`);
    }
    await pool.query('analyze talents, talent_profiles');
  } finally {
    await pool.end();
  }
  console.log(`Listo en ${seconds()} s.`);
}

try {
  await run();
} catch (error) {
  explain(describeFailure(error));
  process.exitCode = 1;
}
