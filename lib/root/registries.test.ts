import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { DocumentDefinition } from '@/lib/documents/define-document';
import type { RegisteredNotice } from '@/lib/notifications/define-notice';
import type { RegisteredJob } from '@/lib/platform/jobs/define-job';
import type { FileKind } from '@/lib/storage/rules';
import { documents } from './documents';
import { fileKinds } from './file-kinds';
import { jobs } from './jobs';
import { notices } from './notices';

type Declared = {
  jobs: readonly RegisteredJob[];
  notices: readonly RegisteredNotice[];
  documents: readonly DocumentDefinition[];
  fileKinds: readonly FileKind[];
};

const lib = path.resolve(import.meta.dirname, '..');
const names = (registered: readonly { name?: string; kind?: string }[]) =>
  registered.map(({ name, kind }) => name ?? kind).sort();

async function declared(): Promise<Declared> {
  const files = readdirSync(lib, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /(^|\/)(jobs|notices|document|file-kinds)\.ts$/.test(file) && !file.startsWith('root/'),
  );
  const modules: Partial<Declared>[] = await Promise.all(files.map((file) => import(path.join(lib, file))));
  return {
    jobs: modules.flatMap((module) => module.jobs ?? []),
    notices: modules.flatMap((module) => module.notices ?? []),
    documents: modules.flatMap((module) => module.documents ?? []),
    fileKinds: modules.flatMap((module) => module.fileKinds ?? []),
  };
}

it('knows every job, notice, document and kind of file that a domain declares, each once', async () => {
  const every = await declared();
  expect(names(jobs)).toEqual(names(every.jobs));
  expect(names(notices)).toEqual(names(every.notices));
  expect(names(documents)).toEqual(names(every.documents));
  expect(names(fileKinds)).toEqual(names(every.fileKinds));
  for (const registered of [jobs, notices, documents, fileKinds]) {
    expect(new Set(names(registered)).size).toBe(registered.length);
  }
});
