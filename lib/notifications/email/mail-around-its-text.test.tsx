import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { agencies } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { transact } from '@/lib/platform/transaction';
import { runAllJobs } from '@/lib/root/testing/run-all-jobs';
import { makeAgency } from '@/lib/testing/factories/agencies';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeFile, makeTalent } from '@/lib/testing/factories/talents';
import { type ComposedEmail, defineNotice } from '../define-notice';
import { EmailLayout, Title } from '../layout';
import { notify } from '../notify';
import { registerNotices } from '../registered-notices';
import { mimeOptions } from './compose-mime';
import type { OutgoingMail } from './outgoing-mail';
import { useTransport } from './transport';

const letter: ComposedEmail = {
  to: { name: 'José', address: 'jose@example.com' },
  subject: 'Hola',
  body: (
    <EmailLayout preview="Hola">
      <Title>Hola, José</Title>
    </EmailLayout>
  ),
};
const mail = { value: letter };
const sent: OutgoingMail[] = [];
const payload = z.strictObject({ talentId: z.string() });
const channels = { email: async () => async () => mail.value };
const greeting = defineNotice({ kind: 'test.greeting', payload, channels });
const call = defineNotice({ kind: 'test.call', topic: 'calls', payload, channels });

beforeAll(() =>
  useTransport({
    deliver: async (outgoing: OutgoingMail) => {
      sent.push(outgoing);
    },
  }),
);
afterAll(() => useTransport(null));
afterAll(registerNotices([greeting, call]));
beforeEach(() => {
  sent.length = 0;
  mail.value = letter;
});

const database = useDatabase();

test('a mail of a topic that may be stopped says how, in its head and its foot; any other does not', async () => {
  const talent = await makeTalent(database.db);
  const to = { agencyId: null, talentId: talent.id, email: talent.email };
  for (const notice of [call, greeting])
    await transact((tx) => notify(tx, notice, to, { talentId: talent.id }));
  await runAllJobs();
  const [stoppable, other] = ['test.call', 'test.greeting'].map((kind) =>
    sent.find(({ stopAddress }) => (kind === 'test.call') === Boolean(stopAddress)),
  );
  if (!stoppable || !other) throw new Error('One of them was not sent');
  const headersOf = (mail: OutgoingMail) => mimeOptions(mail).headers as Record<string, string>;
  expect(headersOf(stoppable)).toMatchObject({
    'List-Unsubscribe': expect.stringMatching(
      new RegExp(`^<http.*/dejar-avisos/convocatorias/${talent.id}/ahora\\?f=[\\w-]{43}>$`),
    ),
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  expect(stoppable.html).toContain(`/dejar-avisos/convocatorias/${talent.id}?f=`);
  expect(stoppable.text).toContain(`/dejar-avisos/convocatorias/${talent.id}?f=`);
  expect(headersOf(other)).toEqual({ 'Auto-Submitted': 'auto-generated' });
  expect(other.html).not.toContain('/dejar-avisos/');
});

test('a mail has a title, loads nothing ahead, and is of one conversation with others of its event', async () => {
  const agency = await makeAgency(database.db, { stateId: 23 });
  const { id: logoFileId } = await makeFile(database.db, { agencyId: agency.id });
  await database.db.update(agencies).set({ logoFileId }).where(eq(agencies.id, agency.id));
  mail.value = { ...letter, fromAgency: true, subject: 'Cambios & <más>' };
  const event = await makeEvent(database.db, { agency });
  const talent = await makeTalent(database.db);
  const to = { agencyId: agency.id, eventId: event.id, talentId: talent.id, email: talent.email };
  for (let count = 0; count < 2; count += 1)
    await transact((tx) => notify(tx, greeting, to, { talentId: talent.id }));
  await runAllJobs();
  const [one, two] = sent.map((mail) => mimeOptions(mail));
  expect(one?.html).toContain('<title>Cambios &amp; &lt;más&gt;</title>');
  expect(one?.html).toContain(`/fotos/${logoFileId}/96`);
  expect(one?.html).not.toMatch(/rel="preload"/);
  expect(one?.references).toBe(`<${event.id}.${talent.id}@elenco.co>`);
  expect([one?.inReplyTo, two?.inReplyTo, two?.references]).toEqual(Array(3).fill(one?.references));
  expect(one?.messageId).not.toBe(two?.messageId);
});
