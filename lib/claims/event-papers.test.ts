import { expect, test } from 'vitest';
import { countStatements } from '@/db/testing/count-statements';
import { useDatabase } from '@/db/testing/use-database';
import { CONVOCATED } from '@/lib/core/states';
import { makeClaim, makeContract } from '@/lib/testing/factories/contracts';
import { makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { listEventPapers } from './event-papers';

const database = useDatabase();

test('lists whoever is confirmed, with contract and claim as far as they are, for the own agency alone', async () => {
  const { actor, agency } = await makeAgencyUser(database.db, { role: 'FINANCE' });
  const event = await makeEvent(database.db, { agency });
  const convocatory = await makeConvocatory(database.db, { event });
  const claimed = await makeConvocated(database.db, { convocatory });
  await makeClaim(database.db, { convocated: claimed, price: 450_000 });
  const signed = await makeConvocated(database.db, { convocatory });
  const { code } = await makeContract(database.db, { convocated: signed });
  const waiting = await makeConvocated(database.db, { convocatory });
  await makeConvocated(database.db, { convocatory, stateId: CONVOCATED.CALLED });
  const { result, statements } = await countStatements(() => listEventPapers(actor, event.id));
  expect(statements).toHaveLength(2);
  expect(result.map((row) => [row.convocatedId, row.signedAt !== null, row.claimPrice])).toEqual([
    [claimed.id, true, 450_000],
    [signed.id, true, null],
    [waiting.id, false, null],
  ]);
  expect(result.map(({ contractCode }) => contractCode)).toEqual([expect.any(Number), code, null]);
  expect(result[0]).toMatchObject({ claimStatus: 'SENT', convocatoryCode: convocatory.code, documents: [] });
  const stranger = await makeAgencyUser(database.db);
  expect(await listEventPapers(stranger.actor, event.id)).toEqual([]);
});
