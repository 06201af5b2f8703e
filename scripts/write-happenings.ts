import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describeHappenings } from './happenings/read-happenings.ts';

const root = path.resolve(import.meta.dirname, '..');
writeFileSync(path.join(root, 'docs/happenings.md'), describeHappenings(root));
