import './start/require-node.ts';
import './start/in-production.ts';
import { requireDatabase } from './start/check-database.ts';
import { describeFailure, explain } from './start/explain.ts';
import { adoptRunningDatabase } from './start/running-database.ts';

const stop = new AbortController();
let working = false;
function end(): void {
  stop.abort();
  // While it is still loading there is nothing to finish.
  if (!working) process.exit(0);
}
// Whoever started this one takes silence for a process that hangs (scripts/start/watch-life.ts).
if (process.send) setInterval(() => process.send?.('alive', () => undefined), 2_000).unref();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
// The process that started this one was killed.
process.on('disconnect', end);

try {
  const { url } = await adoptRunningDatabase();
  await requireDatabase(url);
  // The environment is complete only now, and the jobs' modules read it.
  const { runElencoWorker } = await import('@/lib/root/run-worker');
  working = true;
  await runElencoWorker({ databaseUrl: url, signal: stop.signal });
  process.exit(0);
} catch (error) {
  explain(describeFailure(error));
  process.exit(1);
}
