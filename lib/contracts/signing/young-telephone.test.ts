import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { contractSignatures, messages, rateLimits, signingCodes, talents } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import type { TalentActor } from '@/lib/core/actor';
import { transact } from '@/lib/platform/transaction';
import { patchTalent } from '@/lib/talents/details/patch-talent';
import { getContractPage } from '../contract-page';
import { makeSigningCode } from '../signing-codes/make-signing-code';
import { askCode } from '../testing/ask-code';
import { ACCEPTED, CONTEXT, makeSigner } from '../testing/signer';
import { askContractCode } from './ask-contract-code';
import { signContract } from './sign-contract';

const database = useDatabase();
beforeEach(() => database.db.delete(rateLimits));

const signaturesOf = (talentId: string) =>
  database.db.select().from(contractSignatures).where(eq(contractSignatures.talentId, talentId));

test('no code goes to a telephone of less than 72 hours, but to the mail; the evidence says since when it is on file', async () => {
  const { signer, place } = await makeSigner();
  const talent: TalentActor = { kind: 'talent', talentId: place.talentId, fresh: true };
  await patchTalent(talent, { id: place.talentId, phone: '3009998877' }, { ip: null });
  const [row] = await database.db.select().from(talents).where(eq(talents.id, place.talentId));
  expect(Date.now() - (row?.phoneSince.getTime() ?? 0)).toBeLessThan(60_000);
  expect(await getContractPage(signer)).toMatchObject({
    signing: { destinations: [{ channel: 'EMAIL' }], waits: 'phone' },
  });
  await expect(askCode(database.db, signer, 'PHONE')).rejects.toMatchObject({
    fields: { channel: 'linkCode.phoneTooYoung' },
  });
  const { form, code } = await askCode(database.db, signer);
  await signContract(signer, { ...form, code }, CONTEXT);
  const [signature] = await signaturesOf(place.talentId);
  expect(signature?.destinationSince).toEqual(row?.emailSince);
  // The former mail and telephone are told.
  const told = await database.db
    .select({ payload: messages.payload })
    .from(messages)
    .where(and(eq(messages.kind, 'identity.contact-changed'), eq(messages.talentId, place.talentId)));
  expect(told.map(({ payload }) => (payload as { to: string }).to).sort()).toEqual(
    [`+57${'3151234567'}`, row?.email].sort(),
  );
  const { signer: other, place: old } = await makeSigner();
  await patchTalent(
    { ...talent, talentId: old.talentId },
    { id: old.talentId, phone: '3009998876' },
    { ip: null },
  );
  const phoneSince = new Date(Date.now() - 73 * 60 * 60_000);
  await database.db.update(talents).set({ phoneSince }).where(eq(talents.id, old.talentId));
  expect((await askCode(database.db, other, 'PHONE')).row).toMatchObject({ channel: 'PHONE' });
});

test('a code that waits to be sent does not follow to another telephone', async () => {
  const { signer, place } = await makeSigner();
  const page = await getContractPage(signer);
  if (page.state !== 'FORM') throw new Error(page.state);
  const form = { ...ACCEPTED, electronic: true, seen: page.texts.eventos?.seen ?? '' } as const;
  const signature = { method: 'TYPED', name: page.signatory.name } as const;
  await askContractCode(signer, { ...form, signature, channel: 'PHONE' }, CONTEXT);
  const talent: TalentActor = { kind: 'talent', talentId: place.talentId, fresh: true };
  await patchTalent(talent, { id: place.talentId, phone: '3009998875' }, { ip: null });
  const [row] = await database.db
    .select()
    .from(signingCodes)
    .where(eq(signingCodes.talentId, place.talentId));
  expect(await transact((tx) => makeSigningCode(tx, row?.id ?? ''))).toBeNull();
});
