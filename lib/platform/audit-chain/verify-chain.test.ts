import { beforeEach, describe, expect, test } from 'vitest';
import { useDatabase } from '@/db/testing/use-database';
import { anonymous } from '@/lib/core/actor';
import { recordAudit } from '../audit';
import type { RegisteredJob } from '../jobs/define-job';
import type { Logger } from '../log';
import { transact } from '../transaction';
import { checkAuditChain, sealAuditChains } from './jobs';
import { sealChains } from './seal-chains';
import * as testing from './testing/tamper';
import { verifyChain } from './verify-chain';

const database = useDatabase();
const tamper = (...statements: string[]) => testing.tamper(database.pool, ...statements);
const verify = () => verifyChain(database.pool, { batch: 3 });
const AGENCY = '6a1f7f0e-53a5-4dd3-9a4e-4a3c5a1f7f0e';
const OTHER = '5a1f7f0e-53a5-4dd3-9a4e-4a3c5a1f7f0e';
const tell = (id: string, detail?: Record<string, unknown>, agencyId: string | null = AGENCY) =>
  transact((tx) => recordAudit(tx, anonymous, 'client.update', { id, agencyId }, { detail }));

beforeEach(() => testing.emptyTrail(database.pool));

/** Ten entries, one commit each; their ids are 1 to 10, like their positions. */
async function tellTen(): Promise<void> {
  for (let count = 1; count <= 10; count++)
    await tell(`fila-${count}`, { count, ñandú: ['á', '"', '\n', 1.5] });
  expect(await verify()).toMatchObject({ links: 10, fault: null });
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
    expect(await verify()).toMatchObject({
      links: 3,
      fault: { kind: 'CHANGED', chain: AGENCY, position: 4, entryId: '4' },
    });
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
    const slip = `insert into audit_entries (id, agency_id, actor_kind, entity, entity_id, action)
      values (100, '${AGENCY}', 'job', 'client', 'x', 'create')`;
    await tamper(slip);
    expect(await verify()).toMatchObject({ links: 10, fault: { kind: 'UNCHAINED', entryId: '100' } });
    await tamper(
      'update audit_chain set position = position + 1000 where position > 5',
      'update audit_chain set position = position - 999 where position > 1000',
      `insert into audit_chain (chain, position, entry_id, hash) select '${AGENCY}', 6, 100, audit_link_hash(e, (select hash from audit_chain where position = 5))
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

  test('an entry in the chain of another agency, whole as it is by itself', async () => {
    await tellTen();
    await tamper(`update audit_chain set chain = '${OTHER}' where chain = '${AGENCY}'`);
    expect(await verify()).toMatchObject({ links: 0, fault: { kind: 'CHANGED', chain: OTHER, position: 1 } });
  });

  test('by a seal: the end of one chain cut off, and one written anew', async () => {
    await tellTen();
    await tell('other', {}, OTHER);
    await sealChains(database.pool);
    const cutOff = [
      `delete from audit_chain where chain = '${AGENCY}' and position > 8`,
      'delete from audit_entries where id in (9, 10)',
    ];
    await tamper(...cutOff);
    const broken = { fault: { kind: 'SEAL_BROKEN', chain: AGENCY, position: 2, entryId: null } };
    expect(await verify()).toMatchObject({ links: 9, ...broken });
    await tell('fila-9');
    await tell('fila-10');
    expect(await verify()).toMatchObject({ links: 11, ...broken });
  });

  test('by a seal noted elsewhere: seals cut off with the end, and all of it written anew', async () => {
    await tellTen();
    const noted = (await sealChains(database.pool)) ?? { position: 0, hash: '' };
    await tell('more');
    await sealChains(database.pool);
    expect(await verifyChain(database.pool, { noted })).toMatchObject({ links: 11, fault: null });
    await tamper(
      'delete from audit_seals',
      'delete from audit_chain where position > 8',
      'delete from audit_entries where id > 8',
    );
    expect(await verify()).toMatchObject({ links: 8, fault: null });
    const gone = { fault: { kind: 'HEAD_GONE', position: noted.position } };
    expect(await verifyChain(database.pool, { noted })).toMatchObject(gone);
    await tell('fila-9');
    await tell('fila-10');
    await sealChains(database.pool);
    expect(await verifyChain(database.pool, { noted })).toMatchObject({ links: 10, ...gone });
  });

  test('a seal that is gone, or changed', async () => {
    await tellTen();
    await sealChains(database.pool);
    await tell('more');
    await sealChains(database.pool);
    await tamper('delete from audit_seals where number = 1');
    expect(await verify()).toMatchObject({ links: 11, fault: { kind: 'SEAL_BROKEN', position: 1 } });
    await tamper("update audit_seals set number = 1, hash = repeat('a', 64)");
    expect(await verify()).toMatchObject({ links: 11, fault: { kind: 'SEAL_BROKEN', position: 1 } });
  });
});

describe('seals', () => {
  test('go on past 9, 10, 99 and 100 of them, each proving what came before', async () => {
    for (let number = 1; number <= 101; number++) {
      await tell(`fila-${number}`);
      expect(await sealChains(database.pool)).toMatchObject({ position: number });
    }
    expect(await verify()).toMatchObject({ links: 101, head: { position: 101 }, fault: null });
    await tamper('delete from audit_seals where number = 100');
    expect(await verify()).toMatchObject({ fault: { kind: 'SEAL_BROKEN', position: 100 } });
  });
});

describe('the log', () => {
  const said = async (job: RegisteredJob) => {
    const lines: unknown[] = [];
    const write = (level: string) => (fields: unknown) => lines.push([level, fields]);
    const log = { info: write('info'), error: write('error') } as unknown as Logger;
    const actor = { kind: 'job', name: job.name } as const;
    const { signal } = new AbortController();
    await job.execute({}, { actor, log, attempt: 1, lastAttempt: false, signal }).catch(() => {
      lines.push('failed');
    });
    return lines;
  };

  test('is told the last seal, which holds for all chains', async () => {
    expect(await said(sealAuditChains)).toEqual([]);
    await tellTen();
    await tell('other', {}, OTHER);
    await tell('nobody', {}, null);
    const [[, { head }]] = (await said(sealAuditChains)) as [['info', { head: string }]];
    expect(head).toMatch(/^3:[0-9a-f]{64}$/);
    // Nothing moved: no further seal.
    expect(await said(sealAuditChains)).toEqual([['info', { head }]]);
    await tell('other again', {}, OTHER);
    const [[, later]] = (await said(sealAuditChains)) as [['info', { head: string }]];
    expect(later.head).toMatch(/^4:/);
    expect(await said(checkAuditChain)).toEqual([['info', { links: 13, head: later.head }]]);
  });

  test('is told the eleventh seal, and what an installation left unsealed after ten is sealed and verified', async () => {
    for (let number = 1; number <= 10; number++) {
      await tell(`fila-${number}`);
      await sealChains(database.pool);
    }
    await tell('fila-11');
    await tell('other', {}, OTHER);
    expect(await said(checkAuditChain)).toEqual([
      ['info', { links: 12, head: expect.stringMatching(/^10:/) }],
    ]);
    expect(await said(sealAuditChains)).toEqual([['info', { head: expect.stringMatching(/^12:/) }]]);
    expect(await said(checkAuditChain)).toEqual([
      ['info', { links: 12, head: expect.stringMatching(/^12:/) }],
    ]);
  });

  test('is told every night what is wrong, and the job fails', async () => {
    await tellTen();
    await tamper('delete from audit_entries where id = 3');
    expect(await said(checkAuditChain)).toMatchObject([
      ['error', { links: 2, fault: { kind: 'MISSING_ENTRY', position: 3 } }],
      'failed',
    ]);
  });
});
