import { ensureBuild } from './ensure-build.ts';
import { describeFailure, explain } from './explain.ts';
import { Progress } from './progress.ts';

// Builds when the sources have changed since the last time; npm start finds it done.
try {
  await new Progress().during('Compilando la aplicación…', () => ensureBuild(process.env));
} catch (error) {
  explain(describeFailure(error));
  process.exitCode = 1;
}
