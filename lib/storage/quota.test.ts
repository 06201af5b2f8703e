import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { files } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { PAPER_KINDS } from '@/lib/contracts/file-kinds';
import { transact } from '@/lib/platform/transaction';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeTalent } from '@/lib/testing/factories/talents';
import { disk } from './disk';
import { storeBytes } from './put-file';
import { AGENCY_QUOTA_BYTES, insertUpload, LINK_QUOTA_BYTES } from './quota';

const database = useDatabase();
const DAY_MS = 86_400_000;

type Row = Partial<typeof files.$inferInsert>;
const row = (over: Row): typeof files.$inferInsert => ({
  kind: 'RUT',
  key: randomUUID(),
  name: 'a.pdf',
  mime: 'application/pdf',
  size: 1,
  sha256: 'x',
  ...over,
});

async function upload(over: Row) {
  const bytes = Buffer.from('abc');
  const stored = {
    ...(await storeBytes({
      kind: PAPER_KINDS.rut,
      agencyId: null,
      name: 'a.pdf',
      mime: 'application/pdf',
      bytes,
    })),
    ...over,
  };
  const kept = await transact((tx) => insertUpload(tx, stored, Object.values(PAPER_KINDS))).then(
    () => 'kept',
    (error) => error,
  );
  return { kept, stays: await disk().exists(stored.key) };
}

test('a link has room for so much, replaced files counted until they are dropped', async () => {
  const { agency } = await makeAgencyUser(database.db);
  const [talent, other] = [await makeTalent(database.db), await makeTalent(database.db)];
  const event = await makeEvent(database.db, { agency });
  const link = { agencyId: agency.id, talentId: talent.id, eventId: event.id };
  const replaced = new Date(Date.now() - 5 * DAY_MS);
  await database.db
    .insert(files)
    .values([
      row({ ...link, size: LINK_QUOTA_BYTES - 3, deletedAt: replaced }),
      row({ ...link, size: LINK_QUOTA_BYTES, deletedAt: new Date(Date.now() - 8 * DAY_MS) }),
      row({ ...link, kind: 'CONTRACT_PDF', size: LINK_QUOTA_BYTES }),
    ]);
  expect(await upload(link)).toEqual({ kept: 'kept', stays: true });
  const { kept, stays } = await upload(link);
  expect(kept).toMatchObject({ code: 'RATE_LIMITED', messageKey: 'upload.noRoomYet', values: { days: 2 } });
  expect(stays).toBe(false);
  expect(await upload({ ...link, talentId: other.id })).toMatchObject({ kept: 'kept' });
});

test('an agency has room for so much, and of many at once no more than fit are kept', async () => {
  const { agency } = await makeAgencyUser(database.db);
  const own = { agencyId: agency.id };
  await database.db.insert(files).values(row({ ...own, size: AGENCY_QUOTA_BYTES - 9 }));
  const all = await Promise.all(Array.from({ length: 8 }, () => upload(own)));
  expect(all.filter(({ kept }) => kept === 'kept')).toHaveLength(3);
  expect(all.find(({ kept }) => kept !== 'kept')).toMatchObject({
    kept: { code: 'CONFLICT', messageKey: 'upload.noRoom' },
    stays: false,
  });
});
