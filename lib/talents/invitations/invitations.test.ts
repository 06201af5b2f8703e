import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { agencies, auditEntries, linkTokens, messages, talentInvitations, talents } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { type Actor, anonymous, type LinkActor } from '@/lib/core/actor';
import { AGENCY } from '@/lib/core/states';
import { findLinkActor } from '@/lib/identity/link-tokens/queries';
import { transact } from '@/lib/platform/transaction';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeTalent } from '@/lib/testing/factories/talents';
import { createTalent } from '../joining/create-talent';
import type { CreateTalentInput } from '../joining/inputs';
import { registerTalent } from '../joining/register-talent';
import { uploadPhoto } from '../photos/upload-photo';
import { updateTalent } from '../update-talent';
import { resendTalentInvitation, shareTalentInvitation, withdrawTalentInvitation } from './change-invitation';
import { inviteTalent } from './invite-talent';
import { getInvitedPage, noteInvitationOpened } from './invited-page';
import { composeTalentInvited } from './messages';
import { countTalentInvitations, listTalentInvitations } from './queries';
import { invitationState } from './rules';

const database = useDatabase();
const FROM = { ip: '190.24.1.2' };
beforeEach(() => database.db.execute('delete from rate_limits'));

let number = 0;
const address = () => `invitada${number++}@correo.co`;
const form = (email: string): CreateTalentInput => ({
  name: 'Luz',
  lastname: 'Nueva',
  email,
  gender: 'FEMENINO',
  phone: '3001234567',
  birthdate: '1999-05-01',
  profileTalents: [{ profileUserTalentId: 3 }],
  consents: ['DATA', 'SHOWING'],
});
const job = { kind: 'job', name: 't' } as const;
const mailOf = (invitationId: string) =>
  transact((tx) => composeTalentInvited({ invitationId }, { tx, actor: job }));
const rowOf = async (id: string) =>
  (await database.db.select().from(talentInvitations).where(eq(talentInvitations.id, id)))[0];
const stateOf = async (id: string) => {
  const row = await rowOf(id);
  return row && invitationState(row, new Date());
};
const talentWith = async (email: string) =>
  (await database.db.select().from(talents).where(eq(talents.email, email)))[0];

/** The holder of the link that the agency copies, as a request finds it; null once it opens nothing. */
async function shared(actor: Actor, id: string): Promise<() => Promise<LinkActor | null>> {
  const { url } = await shareTalentInvitation(actor, { id });
  const secret = new URL(url).searchParams.get('k') ?? '';
  return () => findLinkActor('TALENT_INVITATION', { invitationId: id }, secret);
}

describe('an invitation', () => {
  test('leads from its link to a talent whom the agency brought, once, and its state follows', async () => {
    const { actor, agency } = await makeAgencyUser(database.db, { role: 'PRODUCER' });
    const email = address();
    const id = await inviteTalent(actor, { name: 'Luz', email: email.toUpperCase() });
    expect(await stateOf(id)).toBe('SENT');
    const mail = await mailOf(id);
    expect(mail?.subject).toContain(agency.name);
    const find = await shared(actor, id);
    const holder = (await find()) ?? anonymous;
    expect(await getInvitedPage(holder)).toMatchObject({ agency: { id: agency.id }, name: 'Luz', email });
    await noteInvitationOpened(holder);
    expect(await stateOf(id)).toBe('OPENED');
    const both = await Promise.allSettled([
      createTalent(holder, form(address()), FROM),
      createTalent(holder, form(address()), FROM),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const [done] = both.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const [talent] = await database.db
      .select()
      .from(talents)
      .where(eq(talents.id, done ?? ''));
    expect(talent).toMatchObject({ broughtByAgencyId: agency.id, passwordHash: null });
    expect(await rowOf(id)).toMatchObject({ talentId: done });
    expect(await stateOf(id)).toBe('REGISTERED');
    expect(await find()).toBeNull();
    expect(await mailOf(id)).toBeNull();
    await expect(withdrawTalentInvitation(actor, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const trail = await database.db.select().from(auditEntries).where(eq(auditEntries.entityId, id));
    expect(trail.map(({ action }) => action)).toEqual(['send', 'share-link']);
  });

  test('says nothing of who is in Elenco already, and tells that person', async () => {
    const { actor } = await makeAgencyUser(database.db);
    const known = await makeTalent(database.db, { name: 'Conocida' });
    const id = await inviteTalent(actor, { name: 'Otra', email: known.email });
    expect(await stateOf(id)).toBe('SENT');
    const mail = await mailOf(id);
    expect(JSON.stringify(mail?.body)).toContain('ya estás en');
    expect(await database.db.$count(linkTokens, eq(linkTokens.invitationId, id))).toBe(0);
    expect(await database.db.$count(talents, eq(talents.email, known.email))).toBe(1);
    const [row] = await listTalentInvitations(actor);
    expect(JSON.stringify(row)).not.toContain('Conocida');
  });

  test('by phone alone is sent by nobody but the agency', async () => {
    const { actor } = await makeAgencyUser(database.db);
    const id = await inviteTalent(actor, { name: 'Luz', phone: '(300) 123-4567' });
    expect(await shareTalentInvitation(actor, { id })).toMatchObject({
      phone: '3001234567',
      dialingCode: '57',
    });
    await expect(resendTalentInvitation(actor, { id })).rejects.toMatchObject({
      messageKey: 'errors.invitation.noEmail',
    });
    const mails = await database.db.select().from(messages);
    expect(mails.filter(({ payload }) => payload.invitationId === id)).toEqual([]);
    await expect(inviteTalent(actor, { name: 'Luz' })).rejects.toMatchObject({
      fields: { email: 'validation.talentInvitation.reachable' },
    });
  });

  test('is open once for an e-mail, makes room once it ran out, and is withdrawn', async () => {
    const { actor } = await makeAgencyUser(database.db);
    const email = address();
    const first = await inviteTalent(actor, { name: 'Luz', email });
    const again = () => inviteTalent(actor, { name: 'Luz', email });
    await expect(again()).rejects.toMatchObject({ fields: { email: 'validation.talentInvitation.open' } });
    await database.db
      .update(talentInvitations)
      .set({ expiresAt: new Date(0) })
      .where(eq(talentInvitations.id, first));
    expect(await stateOf(first)).toBe('EXPIRED');
    const second = await again();
    expect(await stateOf(first)).toBe('WITHDRAWN');
    const find = await shared(actor, second);
    expect(await find()).toMatchObject({ kind: 'linkHolder' });
    await resendTalentInvitation(actor, { id: second });
    expect(await find(), 'links given before').toBeNull();
    const next = await shared(actor, second);
    const holder = (await next()) ?? anonymous;
    await withdrawTalentInvitation(actor, { id: second });
    expect(await next()).toBeNull();
    expect(await getInvitedPage(holder)).toBeNull();
    const late = address();
    await expect(createTalent(holder, form(late), FROM)).rejects.toMatchObject({ code: 'GONE' });
    expect(await talentWith(late)).toBeUndefined();
  });

  test("is another agency's, or nobody's: finance, readers, strangers", async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const id = await inviteTalent(actor, { name: 'Luz', email: address() });
    const other = (await makeAgencyUser(database.db)).actor;
    for (const change of [resendTalentInvitation, withdrawTalentInvitation, shareTalentInvitation]) {
      await expect(change(other, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    expect(await listTalentInvitations(other)).toEqual([]);
    for (const role of ['FINANCE', 'READ_ONLY'] as const) {
      const reader = (await makeAgencyUser(database.db, { agency, role })).actor;
      await expect(inviteTalent(reader, { name: 'X', email: address() })).rejects.toMatchObject({
        code: 'FORBIDDEN',
      });
      await expect(listTalentInvitations(reader)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
    await expect(inviteTalent(anonymous, { name: 'X', email: address() })).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });

  test('the list filters by state as the rule says', async () => {
    const { actor } = await makeAgencyUser(database.db);
    const made = await Promise.all(
      [1, 2, 3].map(() => inviteTalent(actor, { name: 'Luz', email: address() })),
    );
    const [, opened, expired] = made;
    const set = (id: string | undefined, values: Partial<typeof talentInvitations.$inferInsert>) =>
      database.db
        .update(talentInvitations)
        .set(values)
        .where(eq(talentInvitations.id, id ?? ''));
    await set(opened, { openedAt: new Date() });
    await set(expired, { openedAt: new Date(), expiresAt: new Date(0) });
    for (const [state, count] of [
      ['SENT', 1],
      ['OPENED', 1],
      ['EXPIRED', 1],
      ['REGISTERED', 0],
      ['WITHDRAWN', 0],
    ] as const) {
      expect(await countTalentInvitations(actor, { state }), state).toBe(count);
      for (const row of await listTalentInvitations(actor, { state })) {
        expect(invitationState(row, new Date())).toBe(state);
      }
    }
    expect(await countTalentInvitations(actor, { search: 'LÚZ' })).toBe(3);
  });
});

describe("an agency's own page", () => {
  test('brings who registers there, while the agency is an active one', async () => {
    const { agency } = await makeAgencyUser(database.db);
    const email = address();
    await createTalent(anonymous, form(email), { ...FROM, atAgencyId: agency.id });
    expect(await talentWith(email)).toMatchObject({ broughtByAgencyId: agency.id });
    await database.db.update(agencies).set({ stateId: AGENCY.IN_REVIEW }).where(eq(agencies.id, agency.id));
    const late = createTalent(anonymous, form(address()), { ...FROM, atAgencyId: agency.id });
    await expect(late).rejects.toMatchObject({ code: 'GONE' });
  });

  test('who has registered adds photos in the same browser, and nothing else', async () => {
    const email = address();
    const path = await registerTalent(anonymous, form(email), FROM);
    const talent = await talentWith(email);
    const url = new URL(path, 'http://localhost');
    expect(url.pathname).toBe(`/unete-fotos/${talent?.id}`);
    const subject = { talentId: talent?.id ?? '' };
    const holder =
      (await findLinkActor('JOINING_PHOTOS', subject, url.searchParams.get('k') ?? '')) ?? anonymous;
    const broken = uploadPhoto(holder, { name: 'a.png', bytes: Buffer.from('no') }, { type: 'IBOOK' });
    await expect(broken).rejects.toMatchObject({ code: 'INVALID' });
    const other = await makeTalent(database.db);
    const named = { type: 'IBOOK', talentId: other.id } as const;
    await expect(
      uploadPhoto(holder, { name: 'a.png', bytes: Buffer.from('no') }, named),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(updateTalent(holder, { id: subject.talentId, alias: 'X' }, FROM)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});
