import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { agencies, contracts } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import type { TalentActor } from '@/lib/core/actor';
import { AGENCY } from '@/lib/core/states';
import { findTalentVisit, requireTalentVisit } from '@/lib/identity/sessions/talent-visit';
import { makeTalent } from '@/lib/testing/factories/talents';
import { getContractPage } from '../contract-page';
import { signWithCode } from '../testing/sign-with-code';
import { ACCEPTED, CONTEXT, makeSigner } from '../testing/signer';

const database = useDatabase();
const SINCE = new Date('2026-11-22T15:30:00Z');

const visit = async (
  talentId: string,
  eventId: string,
  purpose: 'CONTRACT' | 'GUARDIAN_CONSENT' = 'CONTRACT',
) =>
  findTalentVisit(
    purpose,
    { eventId, talentId },
    { talentId, ip: null, email: 'luz@correo.co', since: SINCE },
  );

test('[2.6/signed in too] a talent who is signed in signs without a link and a code, and its log-in is the evidence', async () => {
  const { place } = await makeSigner();
  const actor = await visit(place.talentId, place.eventId);
  if (actor?.kind !== 'talent') throw new Error('no visit');
  expect(await getContractPage(actor)).toMatchObject({ state: 'FORM' });
  const { snapshot } = await signWithCode(actor, ACCEPTED, CONTEXT);
  expect(snapshot).toMatchObject({
    acceptance: { confirmed: { channel: 'SESSION', destination: 'l•••@c•••', at: SINCE.toISOString() } },
  });
  expect(await getContractPage(actor)).toMatchObject({ state: 'SIGNED' });
});

test('nobody else comes to it so, nor the talent to what is not its work', async () => {
  const { place, agency } = await makeSigner();
  const stranger = await makeTalent(database.db);
  expect(await visit(stranger.id, place.eventId)).toBeNull();
  expect(
    await findTalentVisit(
      'CONTRACT',
      { eventId: place.eventId, talentId: place.talentId },
      { talentId: stranger.id, ip: null, email: stranger.email, since: SINCE },
    ),
  ).toBeNull();
  expect(await visit(place.talentId, place.eventId, 'GUARDIAN_CONSENT')).toBeNull();
  expect(await visit(place.talentId, 'nada')).toBeNull();
  await database.db.update(agencies).set({ stateId: AGENCY.SUSPENDED }).where(eq(agencies.id, agency.id));
  expect(await visit(place.talentId, place.eventId)).toEqual({ kind: 'anonymous', because: 'AGENCY_CLOSED' });
});

test('a talent without a visit signs nothing', async () => {
  const { place, owner } = await makeSigner();
  const talent: TalentActor = { kind: 'talent', talentId: place.talentId, fresh: true };
  await expect(signWithCode(talent, ACCEPTED, CONTEXT)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(requireTalentVisit(owner, 'CONTRACT', { eventId: place.eventId })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  expect(await database.db.$count(contracts, eq(contracts.eventId, place.eventId))).toBe(0);
});
