import { expect, test } from 'vitest';
import { rateLimits } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import type { AgencyActor } from '@/lib/core/actor';
import { AGENCY } from '@/lib/core/states';
import { translate } from '@/lib/i18n/translate';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { ALLOWANCES } from './rules';
import { allowanceLeft, spendAllowance } from './spend-allowance';

const database = useDatabase();
let networks = 0;

async function somebody(state: number = AGENCY.ACTIVE): Promise<AgencyActor> {
  const { actor } = await makeAgencyUser(database.db);
  return { ...actor, agencyState: state, ip: `203.0.${networks++}.5` };
}

const refusalOf = (actor: AgencyActor, kind: 'mail' | 'upload', amount?: number) =>
  spendAllowance(actor, kind, amount).then(
    () => null,
    (error) => error,
  );

test('a person, an agency and a network have their own, and what is refused takes nothing', async () => {
  const actor = await somebody();
  const { perPerson, perAgency, perNetwork } = ALLOWANCES.mail;
  expect(await refusalOf(actor, 'mail', perPerson - 1)).toBeNull();
  expect(await refusalOf(actor, 'mail', 2)).toMatchObject({ code: 'RATE_LIMITED' });
  expect(await refusalOf(actor, 'mail', 1)).toBeNull();

  const colleague = { ...actor, userId: crypto.randomUUID(), ip: '198.51.100.1' };
  expect(await refusalOf(colleague, 'mail', perAgency - perPerson)).toBeNull();
  expect(await refusalOf(colleague, 'mail')).toMatchObject({ messageKey: 'errors.allowance.mail' });

  const stranger = { ...(await somebody()), ip: '198.51.7.1' };
  for (let left = perNetwork; left > 0; left -= perPerson) {
    expect(await refusalOf({ ...(await somebody()), ip: '198.51.7.9' }, 'mail', perPerson)).toBeNull();
  }
  expect(await refusalOf(stranger, 'mail')).toMatchObject({ code: 'RATE_LIMITED' });
});

test('what is left is the least of all three, and is not less for being asked', async () => {
  const actor = await somebody();
  const { perPerson, perAgency } = ALLOWANCES.mail;
  expect(await allowanceLeft(actor, 'mail')).toBe(perPerson);
  await spendAllowance(actor, 'mail', 300);
  expect(await allowanceLeft(actor, 'mail')).toBe(perPerson - 300);
  expect(await allowanceLeft(actor, 'mail')).toBe(perPerson - 300);
  const colleague = { ...actor, userId: crypto.randomUUID(), ip: '198.51.100.9' };
  await spendAllowance(colleague, 'mail', perPerson);
  expect(await allowanceLeft(actor, 'mail')).toBe(perAgency - 300 - perPerson);
  const { whileNotApproved } = ALLOWANCES.mail;
  expect(await allowanceLeft(await somebody(AGENCY.REGISTERED), 'mail')).toBe(whileNotApproved?.perAgency);
});

test('of many at once no more pass than the allowance has', async () => {
  const actor = await somebody();
  const all = await Promise.all(Array.from({ length: 60 }, () => refusalOf(actor, 'upload')));
  expect(all.filter((one) => one === null)).toHaveLength(ALLOWANCES.upload.perPerson);
});

test.each([AGENCY.REGISTERED, AGENCY.IN_REVIEW])(
  'an agency in state %i sends few mails a day, and is told why and until when',
  async (state) => {
    const actor = await somebody(state);
    const most = ALLOWANCES.mail.whileNotApproved?.perAgency ?? 0;
    expect(await refusalOf(actor, 'mail', most)).toBeNull();
    const error = await refusalOf({ ...actor, userId: crypto.randomUUID() }, 'mail');
    expect(translate(error.messageKey, error.values)).toBe(
      `Mientras aprobamos tu agencia puedes enviar ${most} correos al día, y ya los enviaste. Vuelve a intentarlo en 24 horas.`,
    );
    expect(error.retryAfterSeconds).toBeGreaterThan(23 * 3600);
    // Others that are not approved, from the same network, share what that has.
    const more = async () => refusalOf({ ...(await somebody(state)), ip: actor.ip ?? null }, 'mail', most);
    for (let agency = 1; agency < 4; agency++) expect(await more()).toBeNull();
    expect(await more()).not.toBeNull();
    expect(await refusalOf({ ...(await somebody()), ip: actor.ip ?? null }, 'mail')).toBeNull();
  },
);

test('nobody is named in the table', async () => {
  const actor = await somebody();
  await spendAllowance(actor, 'upload');
  const kept = JSON.stringify(await database.db.select().from(rateLimits));
  for (const told of [actor.userId, actor.agencyId, '203.0.']) expect(kept).not.toContain(told);
});
