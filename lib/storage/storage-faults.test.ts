import { mkdtempSync, statSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { auditEntries } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { CONTRACT_PDF } from '@/lib/contracts/file-kinds';
import { translate } from '@/lib/i18n/translate';
import { resetEnv } from '@/lib/platform/env';
import { transact } from '@/lib/platform/transaction';
import { makeAdministrator } from '@/lib/testing/factories/identity';
import { answerWithFile } from './answer-with-file';
import { disk, resetDisk } from './disk';
import { fileResponse } from './file-response';
import { openFile } from './open-file';
import { putFile, storeBytes } from './put-file';
import { useS3Storage } from './testing/storage-drivers';

const database = useDatabase();

const contract = {
  kind: CONTRACT_PDF,
  agencyId: null,
  mime: 'application/pdf',
  name: 'Contrato.pdf',
  bytes: Buffer.from('%PDF contract'),
} as const;
const UNANSWERED = translate('errors.storage.unavailable');
const stored = () => transact((tx) => putFile(tx, contract));

function useEnvironment(change: Record<string, string>): void {
  Object.assign(process.env, change);
  resetEnv();
  resetDisk();
}

describe('storage behind a network', () => {
  const s3 = useS3Storage();
  const silent: Socket[] = [];
  afterEach(() => {
    for (const socket of silent.splice(0)) socket.destroy();
  });

  it('that goes silent refuses in words, within half a minute', async () => {
    const server = createServer((socket) => silent.push(socket)).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const address = server.address();
    const { endpoint } = s3.server;
    const file = await stored();
    const { actor } = await makeAdministrator(database.db);
    useEnvironment({ S3_ENDPOINT: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}` });
    const began = Date.now();
    const failures = await Promise.allSettled([storeBytes(contract), openFile(actor, file.id)]);
    expect(Date.now() - began).toBeLessThan(35_000);
    for (const failure of failures) {
      expect(failure).toMatchObject({
        reason: { code: 'UNAVAILABLE', messageKey: 'errors.storage.unavailable' },
      });
    }
    server.close();
    useEnvironment({ S3_ENDPOINT: endpoint });
  });

  it.each([
    ['nonsense', 'nonsense'],
    ['a file cut short', '%PDF contr'],
  ])('that gives back %s is not believed', async (_, given) => {
    const file = await stored();
    await disk().put(file.key, given);
    const { actor } = await makeAdministrator(database.db);
    const answer = await answerWithFile(new Request('http://localhost/archivos/x'), async () =>
      fileResponse(await openFile(actor, file.id)),
    );
    expect(answer.status).toBe(503);
    expect(answer.headers.get('Retry-After')).toBe('30');
    expect(await answer.json()).toEqual({ status: 503, message: UNANSWERED });
  });
});

it('whoever opens a file in a browser reads why it is not there, and when to come again', async () => {
  const asked = { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } };
  const answer = await answerWithFile(new Request('http://localhost/archivos/x', asked), async () => {
    throw new Error('the disk is gone');
  });
  expect(answer.status).toBe(503);
  expect(answer.headers.get('Retry-After')).toBe('30');
  expect(answer.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(await answer.text()).toBe(UNANSWERED);
});

describe('a local folder', () => {
  it('is closed to everybody else on the machine', async () => {
    const before = process.env.DATA_DIR ?? '';
    const folder = mkdtempSync(path.join(tmpdir(), 'elenco-modes-'));
    useEnvironment({ DATA_DIR: folder });
    const { key } = await stored();
    const modeOf = (name: string) => (statSync(path.join(folder, name)).mode & 0o777).toString(8);
    expect([modeOf('files'), modeOf(`files/${key}`)]).toEqual(['700', '600']);
    useEnvironment({ DATA_DIR: before });
  });
});

it('the opening of a contract leaves its mark in the audit trail', async () => {
  const file = await stored();
  const { actor } = await makeAdministrator(database.db);
  await openFile(actor, file.id);
  const entries = await database.db.select().from(auditEntries);
  expect(entries.filter((entry) => entry.entityId === file.id)).toMatchObject([
    { action: 'open', actorId: actor.userId, detail: { kind: 'CONTRACT_PDF' } },
  ]);
});
