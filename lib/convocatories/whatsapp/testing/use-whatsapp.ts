import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { convocateds, messages, talentConsents } from '@/db/schema';
import type { useDatabase } from '@/db/testing/use-database';
import { callTalents } from '@/lib/convocatories/calling/call-talents';
import { keepEvents } from '@/lib/notifications/whatsapp/webhook/keep-events';
import { resetEnv } from '@/lib/platform/env';
import { runAllJobs } from '@/lib/root/testing/run-all-jobs';
import { makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeTalent } from '@/lib/testing/factories/talents';
import {
  signatureOf,
  startWhatsAppServer,
  type TakenByWhatsApp,
  webhookBody,
} from '@/lib/testing/whatsapp-server';

export const PHONE_ID = '106540352242922';
export const APP_SECRET = 'an app secret that is only good for tests';
export const VERIFY_TOKEN = 'a word agreed on with Meta';
const ACCESS_TOKEN = 'EAAG-token';

type Event = Parameters<typeof webhookBody>[1];

/** Sets WhatsApp up for the tests of a file, with a server of its own that speaks for Meta. */
export function useWhatsApp(database: ReturnType<typeof useDatabase>) {
  let server: Awaited<ReturnType<typeof startWhatsAppServer>>;
  let phones = 3_000_000_000;
  beforeAll(async () => {
    server = await startWhatsAppServer({ accessToken: ACCESS_TOKEN, phoneNumberId: PHONE_ID });
    Object.assign(process.env, {
      WHATSAPP_DRIVER: 'cloud',
      WHATSAPP_PHONE_NUMBER_ID: PHONE_ID,
      WHATSAPP_ACCESS_TOKEN: ACCESS_TOKEN,
      WHATSAPP_APP_SECRET: APP_SECRET,
      WHATSAPP_VERIFY_TOKEN: VERIFY_TOKEN,
      WHATSAPP_BASE_URL: server.baseUrl,
    });
    resetEnv();
  });
  afterAll(async () => {
    delete process.env.WHATSAPP_DRIVER;
    resetEnv();
    await server.close();
  });
  beforeEach(() => {
    server.taken.length = 0;
  });

  /** Keeps some events of one batch, as Meta posts them. */
  const keep = (...told: readonly Event[]) => {
    const body = webhookBody(PHONE_ID, ...told);
    return keepEvents(Buffer.from(body), signatureOf(body, APP_SECRET));
  };

  return {
    keep,
    /** The same, and handles them. */
    tell: async (...told: readonly Event[]): Promise<void> => {
      await keep(...told);
      await runAllJobs();
    },

    /** A talent, with or without its consent to messages, who is called; with what WhatsApp took. */
    calledTalent: async ({ consents = true } = {}) => {
      const { db } = database;
      const { actor, agency } = await makeAgencyUser(db);
      phones += 1;
      const talent = await makeTalent(db, { phone: String(phones), awake: true });
      if (consents) {
        await db
          .insert(talentConsents)
          .values({ talentId: talent.id, purpose: 'MESSAGES', version: 1, givenBy: 'TALENT' });
      }
      const convocatory = await makeConvocatory(db, { agency });
      const [place] = await callTalents(actor, { convocatoryId: convocatory.id, talentIds: [talent.id] });
      if (!place) throw new Error('nobody was called');
      await runAllJobs();
      const number = `57${talent.phone}`;
      const message = server.taken.find(({ request }) => request.to === number);
      return { actor, agency, talent, convocatory, place, number, message: message as TakenByWhatsApp };
    },

    /** The state of a called talent's own answer. */
    answerOf: async (convocatedId: string) => {
      const [row] = await database.db.select().from(convocateds).where(eq(convocateds.id, convocatedId));
      return row?.applicationStateId;
    },

    /** What a number was answered in words, in this test. */
    textsTo: (number: string) =>
      server.taken
        .filter(({ request }) => request.to === number)
        .flatMap(({ request }) => request.text?.body ?? []),

    /** How many templates a number was sent, in this test. */
    templatesTo: (number: string) =>
      server.taken.filter(({ request }) => request.to === number && request.template).length,

    /** The row of the talent's WhatsApp message. */
    rowOf: async (talentId: string) => {
      const [row] = await database.db
        .select()
        .from(messages)
        .where(and(eq(messages.talentId, talentId), eq(messages.channel, 'whatsapp')));
      return row;
    },
  };
}
