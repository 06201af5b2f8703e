import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { DocumentDefinition } from '@/lib/documents/define-document';
import type { RegisteredEmail } from '@/lib/notifications/define-email';
import type { RegisteredJob } from '@/lib/platform/jobs/define-job';
import { documents } from './documents';
import { emails } from './emails';
import { jobs } from './jobs';

type Declared = {
  jobs: readonly RegisteredJob[];
  emails: readonly RegisteredEmail[];
  documents: readonly DocumentDefinition[];
};

const lib = path.resolve(import.meta.dirname, '..');
const names = (registered: readonly { name?: string; kind?: string }[]) =>
  registered.map(({ name, kind }) => name ?? kind).sort();

async function declared(): Promise<Declared> {
  const files = readdirSync(lib, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /(^|\/)(jobs|emails|document)\.ts$/.test(file) && !file.startsWith('root/'),
  );
  const modules: Partial<Declared>[] = await Promise.all(files.map((file) => import(path.join(lib, file))));
  return {
    jobs: modules.flatMap((module) => module.jobs ?? []),
    emails: modules.flatMap((module) => module.emails ?? []),
    documents: modules.flatMap((module) => module.documents ?? []),
  };
}

it('knows every job, e-mail and document that a domain declares, each once', async () => {
  const every = await declared();
  expect(names(jobs)).toEqual(names(every.jobs));
  expect(names(emails)).toEqual(names(every.emails));
  expect(names(documents)).toEqual(names(every.documents));
  for (const registered of [jobs, emails, documents]) {
    expect(new Set(names(registered)).size).toBe(registered.length);
  }
});
