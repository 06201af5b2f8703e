import { expect, test } from 'vitest';
import { messages } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { makeClaim, makeContract } from '@/lib/testing/factories/contracts';
import { makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeTalent } from '@/lib/testing/factories/talents';
import { toldOf } from './told-of';

const database = useDatabase();

test('an app is told the kind and the ids with which it goes on, whatever the message names', async () => {
  const talent = await makeTalent(database.db);
  const place = await makeConvocated(database.db, { talent });
  const { agencyId, eventId, id: convocatedId, convocatoryId } = place;
  const later = { startDate: new Date('2028-03-01T13:00:00Z'), endDate: new Date('2028-03-01T23:00:00Z') };
  const event = await makeEvent(database.db, later);
  const convocatory = await makeConvocatory(database.db, { event, ...later });
  const other = await makeConvocated(database.db, { convocatory, talent });
  const contract = await makeContract(database.db, { convocated: other });
  const claim = await makeClaim(database.db, { convocated: other, contract });
  const told = async (payload: Record<string, string>, of: string | null = null) => {
    const sent = { kind: 'test.place', channel: 'push', agencyId, eventId: of, talentId: talent.id } as const;
    const [row] = await database.db
      .insert(messages)
      .values({ ...sent, payload })
      .returning();
    if (!row) throw new Error('no message');
    const { messageId, type, ...ids } = await toldOf(row);
    expect([messageId, type]).toEqual([row.id, 'test.place']);
    return ids;
  };
  const first = { eventId, convocatoryId, convocatedId };
  const second = { eventId: other.eventId, convocatoryId: other.convocatoryId, convocatedId: other.id };
  expect(await told({ convocatedId }), 'its place').toEqual(first);
  expect(await told({}, eventId), 'its event').toEqual(first);
  expect(await told({ contractId: contract.id }), 'its contract').toEqual(second);
  expect(await told({ claimId: claim.id }, eventId), 'its claim').toEqual(second);
  const theirs = await makeConvocated(database.db);
  expect(await told({ convocatedId: theirs.id }), 'nothing of another').toEqual({});
});
