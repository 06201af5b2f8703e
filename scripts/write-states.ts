import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describeStates } from './states/describe-states.ts';

writeFileSync(path.resolve(import.meta.dirname, '../docs/states.md'), describeStates());
