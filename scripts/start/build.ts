import './require-node.ts';
import { ensureBuild } from './ensure-build.ts';
import { describeFailure, explain } from './explain.ts';
import { Progress } from './progress.ts';
import { loadEnvFile } from './settings.ts';
import { stopSignal } from './stop-signal.ts';

// Builds when the sources have changed since the last time; npm start finds it done.
const stop = stopSignal();
try {
  loadEnvFile();
  await new Progress().during('Compilando la aplicación…', () => ensureBuild(process.env, stop.signal));
  process.exit(0);
} catch (error) {
  if (!stop.signal.aborted) explain(describeFailure(error));
  process.exit(1);
}
