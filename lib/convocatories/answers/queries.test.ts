import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { talents } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import type { LinkActor } from '@/lib/core/actor';
import { CONVOCATED } from '@/lib/core/states';
import { makeConvocated } from '@/lib/testing/factories/convocatories';
import { getCall } from './queries';

const database = useDatabase();

test('the holder of a link reads nothing of the talent but its first name', async () => {
  const place = await makeConvocated(database.db, {
    stateId: CONVOCATED.CALLED,
    applicationStateId: 1814,
  });
  const [talent] = await database.db.select().from(talents).where(eq(talents.id, place.talentId));
  if (!talent) throw new Error('no talent');
  const holder: LinkActor = {
    kind: 'linkHolder',
    tokenId: 'test',
    purpose: 'TALENT_REPLY',
    agencyId: place.agencyId,
    subject: { convocatoryId: place.convocatoryId, talentId: place.talentId },
  };
  const call = await getCall(holder);
  expect(call?.talentName).toBe(talent.name);
  const read = JSON.stringify(call);
  const { lastname, email, phone, identification, birthdate, address } = talent;
  const own = [lastname, email, phone, identification, birthdate, address];
  for (const said of own.filter((one): one is string => Boolean(one))) expect(read).not.toContain(said);
});
