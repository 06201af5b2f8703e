import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describeRows } from '../e2e/conformance/describe-rows.ts';

writeFileSync(path.resolve(import.meta.dirname, '../docs/conformance.md'), describeRows());
