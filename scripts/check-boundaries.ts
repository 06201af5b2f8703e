/** Fails on a breach of docs/architecture.md: who may import whom, the vocabulary of files, their size. */
import path from 'node:path';
import { findBreaches } from './boundaries/find-breaches.ts';
import { readSources } from './boundaries/read-sources.ts';

const breaches = findBreaches(readSources(path.resolve(import.meta.dirname, '..')));
for (const { path: file, line, message } of breaches) console.error(`${file}:${line}  ${message}`);
if (breaches.length > 0) {
  console.error(`\n${breaches.length} breaches of docs/architecture.md`);
  process.exitCode = 1;
}
