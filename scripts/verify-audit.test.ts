import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { useDatabase } from '@/db/testing/use-database';
import { anonymous } from '@/lib/core/actor';
import { recordAudit } from '@/lib/platform/audit';
import { emptyTrail, tamper } from '@/lib/platform/audit-chain/testing/tamper';
import { transact } from '@/lib/platform/transaction';

const database = useDatabase();

async function verify(...given: string[]) {
  const env = { ...process.env, DATABASE_URL: database.url };
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/verify-audit.ts', ...given], { env });
  const [out, err, status] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => child.on('close', resolve)),
  ]);
  return { out, err, status };
}

// Each of the six commands starts a process of its own.
test('npm run audit:verify tells the end of a whole chain, and ends with 1 at the first fault of another', async () => {
  await emptyTrail(database.pool);
  for (const entityId of ['a', 'b', 'c', 'd']) {
    await transact((tx) => recordAudit(tx, anonymous, 'client.update', { id: entityId, agencyId: null }));
  }
  const whole = await verify();
  expect(whole).toMatchObject({ err: '', status: 0 });
  expect(whole.out).toContain('La auditoría está completa: 4 registros.');
  const [head = ''] = /1:[0-9a-f]{64}/.exec(whole.out) ?? [];
  expect(await verify('--head', head)).toMatchObject({ err: '', status: 0 });
  expect(await verify('--head', '4:mala')).toMatchObject({ status: 1, out: '' });

  await tamper(database.pool, "update audit_entries set action = 'create' where id = 3");
  const broken = await verify();
  expect(broken).toMatchObject({ out: '', status: 1 });
  expect(broken.err).toContain('La auditoría está alterada (sin agencia, posición 3, registro 3)');
  expect(broken.err).toContain('Los 2 registros anteriores están bien.');

  await tamper(
    database.pool,
    'delete from audit_chain where position > 2',
    'delete from audit_entries where id > 2',
  );
  expect((await verify()).err).toContain('le cortaron el final');
  await tamper(database.pool, 'delete from audit_seals');
  expect((await verify()).status).toBe(0);
  expect((await verify('--head', head)).err).toContain('cortaron el final o rehicieron');
});
