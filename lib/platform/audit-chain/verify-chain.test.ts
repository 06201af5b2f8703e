import { beforeEach, describe, expect, test } from 'vitest';
import { useDatabase } from '@/db/testing/use-database';
import { anonymous } from '@/lib/core/actor';
import { recordAudit } from '../audit';
import type { Logger } from '../log';
import { transact } from '../transaction';
import { checkAuditChain } from './jobs';
import * as testing from './testing/tamper';
import { verifyChain } from './verify-chain';

const database = useDatabase();
const tamper = (...statements: string[]) => testing.tamper(database.pool, ...statements);
const verify = () => verifyChain(database.pool, { batch: 3 });
const AGENCY = '6a1f7f0e-53a5-4dd3-9a4e-4a3c5a1f7f0e';
const tell = (id: string, detail?: Record<string, unknown>) =>
  transact((tx) => recordAudit(tx, anonymous, 'client.update', { id, agencyId: AGENCY }, { detail }));

beforeEach(() => testing.emptyTrail(database.pool));

/** Ten entries, one commit each; their ids are 1 to 10, like their positions. */
async function tellTen(): Promise<void> {
  for (let count = 1; count <= 10; count++)
    await tell(`fila-${count}`, { count, ñandú: ['á', '"', '\n', 1.5] });
  expect(await verify()).toMatchObject({ links: 10, fault: null, head: { position: 10 } });
}

describe('verifyChain finds, at its place,', () => {
  test.each([
    ['who did it', "update audit_entries set actor_id = 'otra' where id = 4"],
    ['of which agency', 'update audit_entries set agency_id = null where id = 4'],
    ['when', "update audit_entries set at = at - interval '1 microsecond' where id = 4"],
    ['what', "update audit_entries set action = 'create' where id = 4"],
    ['from what', "update audit_entries set from_state = '' where id = 4"],
    ['to what', "update audit_entries set to_state = '62' where id = 4"],
    [
      'a word moved into the next field',
      "update audit_entries set entity = 'clientfila-', entity_id = '4' where id = 4",
    ],
    [
      'a number in the details',
      `update audit_entries set detail = jsonb_set(detail, '{count}', '5') where id = 4`,
    ],
    ['its hash', "update audit_chain set hash = repeat('a', 64) where position = 4"],
  ])('a change: %s', async (_what, statement) => {
    await tellTen();
    await tamper(statement);
    expect(await verify()).toMatchObject({ links: 3, fault: { kind: 'CHANGED', position: 4, entryId: '4' } });
  });

  test('an entry that is gone, alone or with its link', async () => {
    await tellTen();
    await tamper('delete from audit_entries where id = 7');
    expect(await verify()).toMatchObject({ fault: { kind: 'MISSING_ENTRY', position: 7, entryId: '7' } });
    await tamper('delete from audit_chain where position = 7');
    expect(await verify()).toMatchObject({ fault: { kind: 'MISSING_LINK', position: 7 } });
    await tamper('update audit_chain set position = position - 1 where position > 7');
    expect(await verify()).toMatchObject({ fault: { kind: 'CHANGED', position: 7, entryId: '8' } });
  });

  test('the first one gone', async () => {
    await tellTen();
    await tamper('delete from audit_entries where id = 1', 'delete from audit_chain where position = 1');
    expect(await verify()).toMatchObject({ links: 0, fault: { kind: 'MISSING_LINK', position: 1 } });
  });

  test('an entry that was slipped in, with a link of its own or none', async () => {
    await tellTen();
    const slip = `insert into audit_entries (id, actor_kind, entity, entity_id, action)
      values (100, 'job', 'client', 'x', 'create')`;
    await tamper(slip);
    expect(await verify()).toMatchObject({ links: 10, fault: { kind: 'UNCHAINED', entryId: '100' } });
    await tamper(
      'update audit_chain set position = position + 1000 where position > 5',
      'update audit_chain set position = position - 999 where position > 1000',
      `insert into audit_chain select 6, 100, audit_link_hash(e, (select hash from audit_chain where position = 5))
        from audit_entries e where id = 100`,
    );
    expect(await verify()).toMatchObject({ links: 6, fault: { kind: 'CHANGED', position: 7, entryId: '6' } });
  });

  test('two that changed places', async () => {
    await tellTen();
    await tamper(
      'update audit_chain set position = 1000 where position = 5',
      'update audit_chain set position = 5 where position = 6',
      'update audit_chain set position = 6 where position = 1000',
    );
    expect(await verify()).toMatchObject({ links: 4, fault: { kind: 'CHANGED', position: 5, entryId: '6' } });
  });

  test('by a link noted elsewhere: the end cut off, and all of it written anew', async () => {
    await tellTen();
    const { head } = await verify();
    const noted = head ?? { position: 0, hash: '' };
    await tell('more');
    expect(await verifyChain(database.pool, { noted })).toMatchObject({ links: 11, fault: null });
    await tamper('delete from audit_chain where position > 8', 'delete from audit_entries where id > 8');
    expect(await verify()).toMatchObject({ links: 8, fault: null });
    const gone = { fault: { kind: 'HEAD_GONE', position: 10 } };
    expect(await verifyChain(database.pool, { noted })).toMatchObject(gone);
    await tell('fila-9');
    await tell('fila-10');
    expect(await verifyChain(database.pool, { noted })).toMatchObject({ links: 10, ...gone });
  });
});

describe('every night', () => {
  const said = async () => {
    const lines: unknown[] = [];
    const write = (level: string) => (fields: unknown) => lines.push([level, fields]);
    const log = { info: write('info'), error: write('error') } as unknown as Logger;
    const actor = { kind: 'job', name: 'platform.check-audit-chain' } as const;
    const { signal } = new AbortController();
    await checkAuditChain.execute({}, { actor, log, attempt: 1, lastAttempt: false, signal });
    return lines;
  };

  test('the log is told where the chain ends, or what is wrong with it', async () => {
    await tellTen();
    const { head } = await verify();
    expect(await said()).toEqual([['info', { links: 10, head: `10:${head?.hash}` }]]);
    await tamper('delete from audit_entries where id = 3');
    expect(await said()).toMatchObject([
      ['error', { links: 2, fault: { kind: 'MISSING_ENTRY', position: 3 } }],
    ]);
  });
});
