import './start/require-node.ts';
import { runElenco } from './start/run-elenco.ts';

process.exit(await runElenco('production'));
