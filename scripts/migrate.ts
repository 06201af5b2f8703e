import './start/require-node.ts';
import { requireDatabase } from './start/check-database.ts';
import { migrateOrExplain } from './start/database.ts';
import { describeFailure, explain } from './start/explain.ts';
import { adoptRunningDatabase } from './start/running-database.ts';

try {
  const { url } = await adoptRunningDatabase();
  await requireDatabase(url);
  const applied = await migrateOrExplain(url);
  console.log(applied.length > 0 ? `Migraciones aplicadas: ${applied.join(', ')}` : 'Nada que migrar.');
} catch (error) {
  explain(describeFailure(error));
  process.exitCode = 1;
}
