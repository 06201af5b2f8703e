import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readFolders, withFolders } from './folders/tree-of-lib.ts';

const root = path.resolve(import.meta.dirname, '..');
const page = path.join(root, 'docs/architecture.md');
writeFileSync(page, withFolders(readFileSync(page, 'utf8'), readFolders(root)));
