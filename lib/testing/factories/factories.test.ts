import bcrypt from 'bcrypt';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  eventPersonals,
  quotationLineGenders,
  talentBookings,
  talentPhotos,
} from '../../../db/schema/index.ts';
import { useDatabase } from '../../../db/testing/use-database.ts';
import { APPLICATION, CONVOCATED, QUOTATION } from '../../core/states.ts';
import { makeAgency, makeEventDirectory, makeFinalClient } from './agencies.ts';
import { makeClient } from './clients.ts';
import { makeClaim, makeContract } from './contracts.ts';
import { makeConvocated, makeConvocatory } from './convocatories.ts';
import { makeEvent } from './events.ts';
import { makeAdministrator, makeAgencyUser, makeLink, makeUser, TEST_PASSWORD } from './identity.ts';
import { makeQuotation } from './quotations.ts';
import { makeFile, makeTalent, makeTalentPhoto } from './talents.ts';

const own = useDatabase();

test.each([
  ['agency', makeAgency],
  ['final client', makeFinalClient],
  ['event directory', makeEventDirectory],
  ['user', makeUser],
  ['agency user', makeAgencyUser],
  ['administrator', makeAdministrator],
  ['client', makeClient],
  ['talent', makeTalent],
  ['photo', makeTalentPhoto],
  ['file', makeFile],
  ['quotation', makeQuotation],
  ['event', makeEvent],
  ['convocatory', makeConvocatory],
  ['convocated', makeConvocated],
  ['contract', makeContract],
  ['claim', makeClaim],
])('%s: made twice from nothing, with all it hangs on', async (_name, make) => {
  const first = await make(own.db);
  expect(await make(own.db)).not.toEqual(first);
});

test('a person can sign in, and is the Actor that comes with it', async () => {
  const { user, agency, actor } = await makeAgencyUser(own.db, { role: 'FINANCE' });
  expect(await bcrypt.compare(TEST_PASSWORD, user.passwordHash ?? '')).toBe(true);
  expect(actor).toEqual({
    kind: 'agencyUser',
    userId: user.id,
    agencyId: agency.id,
    agencyState: 23,
    role: 'FINANCE',
    fresh: true,
  });
});

test('a chain of parents stays in one agency', async () => {
  const agency = await makeAgency(own.db);
  const claim = await makeClaim(own.db, { convocated: await makeConvocated(own.db, { agency }) });
  expect(claim.agencyId).toBe(agency.id);
});

test('a quotation adds up over its lines and is numbered within its agency', async () => {
  const lines = [{}, { budget: 200_000, days: 3, genders: [{ gender: 'MASCULINO', quantity: 1 }] }] as const;
  const agency = await makeAgency(own.db);
  await makeQuotation(own.db, { agency });
  const quotation = await makeQuotation(own.db, { agency, lines });
  expect(quotation).toMatchObject({ code: 2, stateId: QUOTATION.SENT });
  expect(quotation.total).toBe(quotation.lines.reduce((sum, line) => sum + line.totalClient, 0));
  expect(quotation.total).toBe(
    quotation.totalPlatform + quotation.priceGain + quotation.iva - quotation.ivaPlatform,
  );
  const splits = await own.db
    .select()
    .from(quotationLineGenders)
    .where(eq(quotationLineGenders.agencyId, agency.id));
  expect(splits).toHaveLength(3);
});

test('an event asks for the people of its quotation', async () => {
  const event = await makeEvent(own.db);
  const rows = await own.db.select().from(eventPersonals).where(eq(eventPersonals.eventId, event.id));
  expect(rows).toMatchObject([{ gender: 'FEMENINO', quantity: 2, budget: 150_000 }]);
});

test('a confirmed talent is booked, a called one is not', async () => {
  const confirmed = await makeConvocated(own.db);
  const called = await makeConvocated(own.db, {
    stateId: CONVOCATED.CALLED,
    applicationStateId: APPLICATION.PENDING,
  });
  const bookings = await own.db.select().from(talentBookings);
  const booked = bookings.map((booking) => booking.convocatedId);
  expect(booked).toContain(confirmed.id);
  expect(booked).not.toContain(called.id);
});

test('a talent has one photo in the book', async () => {
  const talent = await makeTalent(own.db, { profiles: [3, 5] });
  const photos = await own.db.select().from(talentPhotos).where(eq(talentPhotos.talentId, talent.id));
  expect(photos).toMatchObject([{ type: 'IBOOK', stateId: 82 }]);
});

test('a link is found by the hash of its secret', async () => {
  const { secret, row } = await makeLink(own.db, 'PASSWORD_RESET', { userId: (await makeUser(own.db)).id });
  expect(secret).toHaveLength(43);
  expect(row).toMatchObject({ singleUse: true, usedAt: null });
  expect(row.tokenHash).not.toContain(secret);
});
