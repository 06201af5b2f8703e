import { desc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { agencies, files, messages } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { CONTRACT_PDF, PAPER_KINDS } from '@/lib/contracts/file-kinds';
import { transact } from '@/lib/platform/transaction';
import { runAllJobs } from '@/lib/root/testing/run-all-jobs';
import { putFile } from '@/lib/storage/put-file';
import type { FileKind } from '@/lib/storage/rules';
import { makeAgency } from '@/lib/testing/factories/agencies';
import { makeFile } from '@/lib/testing/factories/talents';
import { type ComposedEmail, defineNotice } from '../define-notice';
import { EmailLayout, Title } from '../layout';
import { notify } from '../notify';
import { registerNotices } from '../registered-notices';
import type { OutgoingMail } from './outgoing-mail';
import { useTransport } from './transport';

const stage = {
  sent: [] as OutgoingMail[],
  deliver: async (_mail: OutgoingMail): Promise<void> => {},
  compose: async (): Promise<ComposedEmail | null> => null,
  payloads: [] as unknown[],
};

beforeAll(() =>
  useTransport({
    deliver: async (mail: OutgoingMail) => {
      await stage.deliver(mail);
      stage.sent.push(mail);
    },
  }),
);
afterAll(() => useTransport(null));

const greeting = defineNotice({
  kind: 'test.greeting',
  payload: z.strictObject({ talentId: z.string() }),
  channels: {
    email: async () => (payload) => {
      stage.payloads.push(payload);
      return stage.compose();
    },
  },
});
afterAll(registerNotices([greeting]));

const database = useDatabase();

const letter: ComposedEmail = {
  to: { name: 'José', address: 'jose@example.com' },
  subject: 'Hola',
  replyTo: 'productora@example.com',
  body: (
    <EmailLayout preview="Hola">
      <Title>Hola, José</Title>
    </EmailLayout>
  ),
};

async function queue(email?: string): Promise<string> {
  const to = { agencyId: null, ...(email ? { email } : {}) };
  await transact((tx) => notify(tx, greeting, to, { talentId: 't1' }));
  const [row] = await database.db.select().from(messages).orderBy(desc(messages.createdAt)).limit(1);
  return row?.id ?? '';
}

async function rowOf(id: string) {
  const [row] = await database.db.select().from(messages).where(eq(messages.id, id));
  return row;
}

const makeDue = () => database.pool.query('update graphile_worker._private_jobs set run_at = now()');
const smtpError = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode, code: 'EENVELOPE' });

beforeEach(() => {
  stage.sent = [];
  stage.payloads = [];
  stage.deliver = async () => {};
  stage.compose = async () => letter;
});
afterEach(() => database.pool.query('delete from graphile_worker._private_jobs'));

describe('an e-mail of the outbox', () => {
  it('is composed, sent and marked after the commit', async () => {
    const id = await queue('old@example.com');
    expect(await rowOf(id)).toMatchObject({
      status: 'QUEUED',
      toAddress: 'old@example.com',
      kind: 'test.greeting',
    });
    expect(stage.sent).toEqual([]);

    await runAllJobs();

    expect(stage.payloads).toEqual([{ talentId: 't1' }]);
    expect(stage.sent).toHaveLength(1);
    expect(stage.sent[0]).toMatchObject({
      from: 'Elenco <hola@elenco.co>',
      to: letter.to,
      replyTo: letter.replyTo,
      subject: 'Hola',
      messageId: `<${id}@elenco.co>`,
      attachments: [],
    });
    expect(stage.sent[0]?.html).toContain('Hola, José');
    expect(stage.sent[0]?.text).toContain('Hola, José');
    expect(await rowOf(id)).toMatchObject({
      status: 'SENT',
      toAddress: 'jose@example.com',
      providerId: `<${id}@elenco.co>`,
      attempts: 1,
      error: null,
      sentAt: expect.any(Date),
    });
  });

  it('that speaks for an approved agency names it and shows its logo; one that is not stays the product’s', async () => {
    stage.compose = async () => ({ ...letter, fromAgency: true });
    const approved = await makeAgency(database.db, { name: 'Casa "Norte" <x>', stateId: 23 });
    const { id: logoFileId } = await makeFile(database.db, { agencyId: approved.id });
    await database.db.update(agencies).set({ logoFileId }).where(eq(agencies.id, approved.id));
    const registered = await makeAgency(database.db, { name: 'Recién llegada', stateId: 22 });
    for (const { id: agencyId } of [approved, registered]) {
      await transact((tx) => notify(tx, greeting, { agencyId }, { talentId: 't1' }));
      await runAllJobs();
    }
    const [first, second] = stage.sent;
    expect(first?.from).toBe('"Casa  Norte   x  vía Elenco" <hola@elenco.co>');
    expect(first?.html).toContain(`/fotos/${logoFileId}/96`);
    expect(second?.from).toBe('Elenco <hola@elenco.co>');
    expect(second?.html).not.toContain('/fotos/');
  });

  it('is never sent when its transaction rolls back', async () => {
    const work = transact(async (tx) => {
      await notify(tx, greeting, { agencyId: null }, { talentId: 't1' });
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await runAllJobs()).toEqual({ done: [], failed: [] });
    expect(stage.sent).toEqual([]);
  });

  it('is cancelled when it has nothing to say any more', async () => {
    stage.compose = async () => null;
    const id = await queue();
    await runAllJobs();
    expect(stage.sent).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ status: 'CANCELLED' });
  });

  it('is tried again under the same Message-ID when the server is in trouble', async () => {
    stage.deliver = async () => {
      throw smtpError(451, 'try again later, jose@example.com');
    };
    const id = await queue();
    await runAllJobs({ tolerateFailures: true });
    const afterOne = await rowOf(id);
    expect(afterOne).toMatchObject({ status: 'QUEUED', attempts: 1 });
    expect(afterOne?.error).toContain('try again later');
    expect(afterOne?.error).not.toContain('jose@');

    stage.deliver = async () => {};
    await makeDue();
    await runAllJobs();
    expect(await rowOf(id)).toMatchObject({ status: 'SENT', attempts: 2, error: null });
    expect(stage.sent.map((mail) => mail.messageId)).toEqual([`<${id}@elenco.co>`]);
  });

  it('is given up at once when its address does not exist', async () => {
    stage.deliver = async () => {
      throw smtpError(550, 'no such user');
    };
    const id = await queue();
    expect(await runAllJobs()).toEqual({ done: ['notifications.send-message'], failed: [] });
    expect(await rowOf(id)).toMatchObject({ status: 'FAILED', attempts: 1, sentAt: null });
  });

  it('is not sent twice by a job that runs twice', async () => {
    await queue();
    await database.pool.query(
      `insert into graphile_worker._private_jobs (task_id, payload) select task_id, payload from graphile_worker._private_jobs`,
    );
    await runAllJobs();
    expect(stage.sent).toHaveLength(1);
  });

  it('stores neither what it says nor an address that it did not have', async () => {
    const id = await queue();
    const row = await rowOf(id);
    expect(row?.payload).toEqual({ talentId: 't1' });
    expect(row?.toAddress).toBeNull();
  });

  it('refuses a payload it does not take', async () => {
    const wrong = { talentId: 't1', k: 'secret' } as { talentId: string };
    await expect(transact((tx) => notify(tx, greeting, { agencyId: null }, wrong))).rejects.toThrow(
      'refused',
    );
  });
});

describe('attachments', () => {
  const attach = (kind: FileKind) =>
    transact((tx) =>
      putFile(tx, {
        kind,
        agencyId: null,
        bytes: Buffer.from(`%PDF ${kind.name}`),
        mime: 'application/pdf',
        name: 'Contrato.pdf',
      }),
    );

  it('are loaded from storage, sensitive ones decrypted', async () => {
    const stored = [await attach(CONTRACT_PDF), await attach(PAPER_KINDS.rut)];
    stage.compose = async () => ({ ...letter, attachments: stored.map(({ id }) => id) });
    await queue();
    await runAllJobs();
    expect(stage.sent[0]?.attachments.map(({ content }) => content.toString())).toEqual([
      '%PDF CONTRACT_PDF',
      '%PDF RUT',
    ]);
    expect(stage.sent[0]?.attachments[0]).toMatchObject({
      filename: 'Contrato.pdf',
      contentType: 'application/pdf',
    });
  });

  it('hold the e-mail back while one is missing', async () => {
    const stored = await attach(CONTRACT_PDF);
    await database.db.update(files).set({ deletedAt: new Date() }).where(eq(files.id, stored.id));
    stage.compose = async () => ({ ...letter, attachments: [stored.id] });
    const id = await queue();
    await runAllJobs({ tolerateFailures: true });
    expect(stage.sent).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ status: 'QUEUED', attempts: 1 });
  });
});
