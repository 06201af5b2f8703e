import { openDatabase } from './database.ts';
import { describeFailure, explain } from './explain.ts';
import { Progress } from './progress.ts';
import { seed } from './seed.ts';
import { readSettings } from './settings.ts';

// Makes the data folder as the first start leaves it (secrets, tables, demo data), and ends: tests copy it.
try {
  const settings = readSettings();
  const { url, stop } = await openDatabase(settings, new Progress());
  try {
    Object.assign(process.env, settings.variables, { DATABASE_URL: url });
    if (settings.seed) await seed(url);
  } finally {
    await stop();
  }
} catch (error) {
  explain(describeFailure(error));
  process.exitCode = 1;
}
