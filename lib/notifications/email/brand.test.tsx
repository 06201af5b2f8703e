import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { agencies } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { transact } from '@/lib/platform/transaction';
import { runAllJobs } from '@/lib/root/testing/run-all-jobs';
import { makeAgency } from '@/lib/testing/factories/agencies';
import { type ComposedEmail, defineNotice } from '../define-notice';
import { Button, EmailLayout } from '../layout';
import { listMails, readMail } from '../mailbox/read-mailbox';
import { notify } from '../notify';
import { registerNotices } from '../registered-notices';

const database = useDatabase();

const PRODUCER = { name: 'Ana', address: 'ana@norte.co' };
let told: Partial<ComposedEmail> = {};

const offer = defineNotice({
  kind: 'test.offer',
  payload: z.strictObject({}),
  channels: {
    email: async () => async () => ({
      to: 'cliente@example.com',
      subject: 'Una cotización',
      fromAgency: true,
      body: (
        <EmailLayout preview="Hola">
          <Button href="https://elenco.co/x">Abrir</Button>
        </EmailLayout>
      ),
      ...told,
    }),
  },
});
afterAll(registerNotices([offer]));

test('a mail has the name, the colour and the address for answers that its agency chose', async () => {
  const { id } = await makeAgency(database.db, { name: 'Casa Norte', stateId: 23, email: 'hola@norte.co' });
  const send = async (with_: Partial<ComposedEmail> = {}) => {
    told = with_;
    await transact((tx) => notify(tx, offer, { agencyId: id }, {}));
    await runAllJobs();
    const [newest] = (await listMails({})).mails;
    const mail = newest && (await readMail(newest.id));
    const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value;
    return { from: mail?.from, replyTo: header('reply-to'), html: mail?.html };
  };
  expect(await send({ replyTo: PRODUCER })).toMatchObject({ replyTo: 'Ana <ana@norte.co>' });
  const plain = await send();
  expect(plain).toMatchObject({ replyTo: 'Casa Norte <hola@norte.co>' });
  expect(plain.html).toContain('background-color:#1c1a17');

  const brand = { senderName: 'Norte Eventos', replyTo: 'eventos@norte.co', accent: '#0b5e4c' };
  await database.db.update(agencies).set(brand).where(eq(agencies.id, id));
  const branded = await send({ replyTo: PRODUCER });
  expect(branded).toMatchObject({
    from: 'Norte Eventos vía Elenco <hola@elenco.co>',
    replyTo: 'Norte Eventos <eventos@norte.co>',
  });
  expect(branded.html).toContain('background-color:#0b5e4c');

  // Mails of the product itself, and of agencies that nobody approved, have no brand.
  const productOwn = { from: 'Elenco <hola@elenco.co>', replyTo: 'Ana <ana@norte.co>' };
  expect(await send({ replyTo: PRODUCER, fromAgency: false })).toMatchObject(productOwn);
  await database.db.update(agencies).set({ stateId: 24 }).where(eq(agencies.id, id));
  const unapproved = await send({ replyTo: PRODUCER });
  expect(unapproved).toMatchObject(productOwn);
  expect(unapproved.html).not.toContain('#0b5e4c');
});
