import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { RegisteredEmail } from '@/lib/notifications/define-email';
import type { RegisteredJob } from '@/lib/platform/jobs/define-job';
import { emails } from './emails';
import { jobs } from './jobs';

type Declared = { jobs?: readonly RegisteredJob[]; emails?: readonly RegisteredEmail[] };

const lib = path.resolve(import.meta.dirname, '..');
const names = (registered: readonly { name?: string; kind?: string }[]) =>
  registered.map(({ name, kind }) => name ?? kind).sort();

async function declared(): Promise<Required<Declared>> {
  const files = readdirSync(lib, { recursive: true, encoding: 'utf8' }).filter(
    (file) => ['jobs.ts', 'emails.ts'].includes(path.basename(file)) && !file.startsWith('root/'),
  );
  const modules: Declared[] = await Promise.all(files.map((file) => import(path.join(lib, file))));
  return {
    jobs: modules.flatMap((module) => module.jobs ?? []),
    emails: modules.flatMap((module) => module.emails ?? []),
  };
}

it('knows every job and every e-mail that a domain declares, each once', async () => {
  const every = await declared();
  expect(names(jobs)).toEqual(names(every.jobs));
  expect(names(emails)).toEqual(names(every.emails));
  expect(new Set(names(jobs)).size).toBe(jobs.length);
  expect(new Set(names(emails)).size).toBe(emails.length);
});
