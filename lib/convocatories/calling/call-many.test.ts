import { inArray, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries, convocateds, messages, talentMessageSettings, talents } from '@/db/schema';
import { countStatements } from '@/db/testing/count-statements';
import { useDatabase } from '@/db/testing/use-database';
import { makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makePushToken } from '@/lib/testing/factories/talents';
import { callTalents } from './call-talents';

const own = useDatabase();

/** People without a telephone, a device or wishes, in one statement. */
async function makePeople(count: number): Promise<string[]> {
  const rows = await own.db
    .insert(talents)
    .values(
      Array.from({ length: count }, (_, index) => ({
        name: 'Persona',
        lastname: 'Llamada',
        email: `llamada-${count}-${index}@prueba.example`,
        gender: 'FEMENINO' as const,
        stateId: 18,
      })),
    )
    .returning({ id: talents.id });
  return rows.map(({ id }) => id);
}

test.each([1, 9, 100, 200])(
  '%i people are called in as many statements as one, each by a message',
  async (count) => {
    const { actor, agency } = await makeAgencyUser(own.db);
    const event = await makeEvent(own.db, { agency });
    const call = await makeConvocatory(own.db, { event });
    const talentIds = await makePeople(count);
    const { result, statements } = await countStatements(() =>
      callTalents(actor, { convocatoryId: call.id, talentIds }),
    );
    expect(statements.length).toBeLessThanOrEqual(30);
    expect(new Set(result.map(({ talentId }) => talentId))).toEqual(new Set(talentIds));

    const told = await own.db
      .select({
        id: messages.id,
        talentId: messages.talentId,
        address: messages.toAddress,
        convocatedId: sql<string>`${messages.payload} ->> 'convocatedId'`,
      })
      .from(messages)
      .where(inArray(messages.talentId, talentIds));
    const places = new Map(result.map(({ id, talentId }) => [talentId, id]));
    const addresses = new Map(
      (await own.db.select().from(talents).where(inArray(talents.id, talentIds))).map(({ id, email }) => [
        id,
        email,
      ]),
    );
    expect(told).toHaveLength(count);
    for (const { talentId, address, convocatedId } of told) {
      expect(address).toBe(addresses.get(talentId ?? ''));
      expect(convocatedId).toBe(places.get(talentId ?? ''));
    }
    const { rows: waiting } = await own.db.execute<{ id: string; flags: string[] }>(sql`
    select payload ->> 'messageId' as id, array(select jsonb_object_keys(flags)) as flags
      from graphile_worker._private_jobs where payload ->> 'messageId' in (${sql.join(
        told.map(({ id }) => sql`${id}`),
        sql`, `,
      )})`);
    expect(new Set(waiting.map(({ id }) => id))).toEqual(new Set(told.map(({ id }) => id)));
    for (const { flags } of waiting) expect(flags).toEqual([agency.id]);
    const trail = await own.db
      .select({ entityId: auditEntries.entityId, detail: auditEntries.detail })
      .from(auditEntries)
      .where(
        inArray(
          auditEntries.entityId,
          result.map(({ id }) => id),
        ),
      );
    expect(trail).toHaveLength(count);
    for (const { entityId, detail } of trail)
      expect(entityId).toBe(places.get((detail as { talentId: string }).talentId));
    expect(await own.db.$count(convocateds, inArray(convocateds.talentId, talentIds))).toBe(count);
  },
);

test('each of many is told by the channels that reach it and that it takes', async () => {
  const { actor, agency } = await makeAgencyUser(own.db);
  const event = await makeEvent(own.db, { agency });
  const call = await makeConvocatory(own.db, { event });
  const people = await makePeople(8);
  const [plain = '', withApp = '', quiet = ''] = people;
  await makePushToken(own.db, withApp, 'token-of-one');
  await makePushToken(own.db, quiet, 'token-of-another');
  await own.db.insert(talentMessageSettings).values([
    { talentId: withApp, quietFrom: 0, quietUntil: 0 },
    { talentId: quiet, quietFrom: 0, quietUntil: 0, muted: ['calls.email'] },
  ]);
  await callTalents(actor, { convocatoryId: call.id, talentIds: people });
  const told = await own.db
    .select({ talentId: messages.talentId, channel: messages.channel })
    .from(messages)
    .where(inArray(messages.talentId, people));
  const channelsOf = (id: string) =>
    told
      .filter(({ talentId }) => talentId === id)
      .map(({ channel }) => channel)
      .sort();
  expect([plain, withApp, quiet].map(channelsOf)).toEqual([['email'], ['email', 'push'], ['push']]);
  expect(told).toHaveLength(9);
});
