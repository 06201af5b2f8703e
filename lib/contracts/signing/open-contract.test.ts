import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  agencies,
  contractSignatures,
  events,
  linkCodes,
  signingCodes,
  talentGuardians,
  talents,
} from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import type { LinkActor } from '@/lib/core/actor';
import { findLinkActor } from '@/lib/identity/link-tokens/queries';
import { at } from '@/lib/platform/clock';
import { transact } from '@/lib/platform/transaction';
import { makeLink } from '@/lib/testing/factories/identity';
import { getContractPage } from '../contract-page';
import { drawnContract } from '../document/document';
import { makeCode } from '../link-codes/make-code';
import { requestCode } from '../link-codes/request-code';
import { ACCEPTED, CONTEXT, makeSigner } from '../testing/signer';
import { openContract } from './open-contract';
import { signContract } from './sign-contract';

const database = useDatabase();
const OLD = new Date('2026-01-02T15:00:00Z');

/** A confirmed talent that has opened its contract in its browser with the code of its mail. */
async function opened(meanwhile: (talentId: string) => Promise<unknown> = async () => undefined) {
  const { agency, place } = await makeSigner();
  const { eventId, talentId } = place;
  await database.db.update(talents).set({ emailSince: OLD }).where(eq(talents.id, talentId));
  await database.db.update(agencies).set({ contractTypeId: 51 }).where(eq(agencies.id, agency.id));
  const subject = { eventId, talentId };
  const { secret } = await makeLink(database.db, 'CONTRACT', { agencyId: agency.id, ...subject });
  const visit = async (browser: string | null) => {
    const actor = await findLinkActor('CONTRACT', subject, secret, browser);
    if (!actor) throw new Error('no link');
    return actor;
  };
  const holder = await visit(null);
  await requestCode(holder, { channel: 'EMAIL' }, CONTEXT);
  const [row] = await database.db.select().from(linkCodes).where(eq(linkCodes.talentId, talentId));
  const made = await transact((tx) => makeCode(tx, row?.id ?? ''));
  await meanwhile(talentId);
  const browser = await openContract(holder, { code: made?.code ?? '' }, CONTEXT);
  return { place, agency, signer: await visit(browser.secret), visit };
}

async function formOf(signer: LinkActor) {
  const page = await getContractPage(signer);
  if (page.state !== 'FORM') throw new Error(page.state);
  const { seen = '', opened: is } = page.texts.eventos ?? {};
  const signature = { method: 'TYPED', name: page.signatory.name } as const;
  return { is, form: { ...ACCEPTED, electronic: true, signature, seen, code: '' } };
}

test('the code that opened a contract signs the text that it was opened with, and the evidence says so', async () => {
  const { signer, place } = await opened();
  const { is, form } = await formOf(signer);
  expect(is).toBe(true);
  const contract = await signContract(signer, form, CONTEXT);
  const [signature] = await database.db
    .select()
    .from(contractSignatures)
    .where(eq(contractSignatures.talentId, place.talentId));
  expect(signature).toMatchObject({
    codeOpened: true,
    channel: 'EMAIL',
    destinationSince: OLD,
    textHash: form.seen,
  });
  expect(signature?.codeVerifiedAt).toEqual(signer.confirmed?.at);
  expect(signature?.codeSentAt.getTime()).toBeLessThanOrEqual(signature?.codeVerifiedAt.getTime() ?? 0);
  expect(contract.snapshot).toMatchObject({
    acceptance: { confirmed: { channel: 'EMAIL', destination: signer.confirmed?.destination } },
  });
  expect(JSON.stringify(contract.snapshot)).not.toContain(signer.confirmed?.browserId);
  const drawn = await drawnContract(contract);
  expect(JSON.stringify(drawn)).toContain('quedó ligado a la huella de este texto');
});

test('a text that changed since asks for a code of its own', async () => {
  const { signer, place } = await opened();
  const { form } = await formOf(signer);
  await database.db.update(events).set({ name: 'Otro evento' }).where(eq(events.id, place.eventId));
  await expect(signContract(signer, form, CONTEXT)).rejects.toMatchObject({
    messageKey: 'contract.textChanged',
  });
  const now = await formOf(signer);
  expect(now.is).toBe(false);
  await expect(signContract(signer, now.form, CONTEXT)).rejects.toMatchObject({
    messageKey: 'contract.openingEnded',
  });
});

test('after fifteen minutes, in another browser, and without any opening another code is asked', async () => {
  const { signer, visit } = await opened();
  const { form } = await formOf(signer);
  const late = new Date(Date.now() + 15 * 60_000 + 1000);
  const ended = { code: 'CONFLICT', messageKey: 'contract.openingEnded' };
  await at(late, async () => {
    expect((await formOf(signer)).is).toBe(false);
    await expect(signContract(signer, form, CONTEXT)).rejects.toMatchObject(ended);
  });
  const stranger = await visit(null);
  await expect(signContract(stranger, form, CONTEXT)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const { browserId: _, ...confirmed } = signer.confirmed ?? { channel: 'EMAIL', destination: '', at: OLD };
  const elsewhere = { ...signer, confirmed: { ...confirmed, browserId: crypto.randomUUID() } };
  await expect(signContract(elsewhere, form, CONTEXT)).rejects.toMatchObject(ended);
  await expect(signContract({ ...signer, confirmed }, form, CONTEXT)).rejects.toMatchObject(ended);
  await signContract(signer, form, CONTEXT);
});

test('of two presses at once one signs, and both get that contract', async () => {
  const { signer } = await opened();
  const { form } = await formOf(signer);
  const all = await Promise.all([1, 2, 3].map(() => signContract(signer, form, CONTEXT)));
  expect(new Set(all.map(({ id }) => id)).size).toBe(1);
  expect(
    await database.db.$count(contractSignatures, eq(contractSignatures.contractId, all[0]?.id ?? '')),
  ).toBe(1);
});

test('an opening that has signed signs nothing more, and its page asks for a code', async () => {
  const { signer, place } = await opened();
  const { form } = await formOf(signer);
  await database.db
    .update(signingCodes)
    .set({ usedAt: new Date() })
    .where(eq(signingCodes.talentId, place.talentId));
  expect((await formOf(signer)).is).toBe(false);
  await expect(signContract(signer, form, CONTEXT)).rejects.toMatchObject({
    messageKey: 'contract.openingEnded',
  });
});

test('opening a contract asks nobody to wait for a code, and does not answer for one', async () => {
  const { signer, place } = await opened();
  const page = await getContractPage(signer);
  expect(page).toMatchObject({ state: 'FORM', signing: { sent: null } });
  const kept = await database.db.select().from(signingCodes).where(eq(signingCodes.talentId, place.talentId));
  expect(kept).toMatchObject([{ confirmationId: signer.confirmed?.browserId, usedAt: null }]);
});

test('a mail that was put in after the code was asked for, and a guardian, sign with a code of their own', async () => {
  const kept = (talentId: string) => database.db.$count(signingCodes, eq(signingCodes.talentId, talentId));
  const change = (talentId: string, values: Partial<typeof talents.$inferInsert>) =>
    database.db.update(talents).set(values).where(eq(talents.id, talentId));
  const young = await opened((id) => change(id, { emailSince: new Date(Date.now() + 1000) }));
  expect((await formOf(young.signer)).is).toBe(false);
  expect(await kept(young.place.talentId)).toBe(0);
  const minor = await opened(async (talentId) => {
    await change(talentId, { birthdate: '2015-05-05', guardianConsentedAt: new Date() });
    await database.db.insert(talentGuardians).values({
      talentId,
      name: 'Rosa',
      lastname: 'Peña',
      relationship: 'MADRE',
      documentTypeId: 1,
      identification: '52000111',
      email: 'rosa@correo.co',
      emailSince: OLD,
      phone: '3009998877',
    });
  });
  expect((await formOf(minor.signer)).is).toBe(false);
  expect(await kept(minor.place.talentId)).toBe(0);
});
