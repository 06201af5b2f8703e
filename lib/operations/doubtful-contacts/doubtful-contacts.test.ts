import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { agencies, clientContacts, clients, legalRepresentatives, talentGuardians, users } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { isEmail } from '@/lib/core/readers/email';
import { documentCode, fitsIdentity } from '@/lib/core/readers/identity-number';
import { readPhones } from '@/lib/platform/phones/read-phones';
import { makeAgency } from '@/lib/testing/factories/agencies';
import { makeClient } from '@/lib/testing/factories/clients';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeTalent } from '@/lib/testing/factories/talents';
import { listDoubtfulContacts } from './queries';

const own = useDatabase();

test('names who has a number or an address that is none, holder by holder, with where to mend it', async () => {
  const { actor } = await makeAdministrator(own.db);
  const agency = await makeAgency(own.db, {
    name: 'Eventos Sur',
    identification: '900373115-9',
    email: 'a@b',
  });
  const { user } = await makeAgencyUser(own.db, { agency });
  await own.db.update(users).set({ phone: '12345', corporateEmail: 'nadie' }).where(sql`id = ${user.id}`);
  const talent = await makeTalent(own.db, { phone: '0012345678', identification: '???', email: 'm@x.c' });
  await makeTalent(own.db, { phone: '5512345678', dialingCode: '52' });
  await makeTalent(own.db, { phone: '+13055550123' });
  const minor = await makeTalent(own.db, { name: 'Ana' });
  await own.db.insert(talentGuardians).values({
    talentId: minor.id,
    name: 'Rosa',
    lastname: '',
    relationship: 'MADRE',
    documentTypeId: 1,
    identification: '52111222',
    email: 'rosa@correo.com',
    phone: '111111111',
    dialingCode: '34',
  });
  await own.db.insert(legalRepresentatives).values({ agencyId: agency.id, name: 'Luis', document: 'x' });
  const client = await makeClient(own.db, {
    agency,
    name: 'Café Norte',
    phone: '6017456789x12',
    phoneProducer: '6017',
    documentTypeId: 2,
    identification: '900.373.115-3',
  });
  await own.db
    .insert(clientContacts)
    .values({ agencyId: agency.id, clientId: client.id, name: 'Eva', email: 'eva@', phone: null });
  const { rows } = await listDoubtfulContacts(actor);
  const said = rows.map(({ holder, name, pageId, agencyName, doubts }) => [
    holder,
    name.split(' ')[0],
    pageId,
    agencyName,
    doubts.map(({ kind, value }) => `${kind} ${value}`),
  ]);
  expect(said).toEqual([
    ['talent', 'Valentina', talent.id, null, ['phone 0012345678', 'identification ???', 'email m@x.c']],
    ['guardian', 'Rosa', minor.id, null, ['phone 111111111']],
    ['person', user.name, user.id, null, ['phone 12345', 'email nadie']],
    ['agency', 'Eventos', agency.id, null, ['identification 900373115-9', 'email a@b']],
    ['representative', 'Luis', agency.id, 'Eventos Sur', ['identification x']],
    ['client', 'Café', agency.id, 'Eventos Sur', ['phone 6017']],
    ['contact', 'Eva', agency.id, 'Eventos Sur', ['email eva@']],
  ]);
  expect(await listDoubtfulContacts(actor, 2)).toEqual({ rows: rows.slice(0, 2), isCut: true });
  await own.db.update(agencies).set({ email: 'a@b.co' }).where(sql`id = ${agency.id}`);
  await own.db.update(clients).set({ phoneProducer: null }).where(sql`id = ${client.id}`);
  expect((await listDoubtfulContacts(actor)).rows.map(({ holder }) => holder)).not.toContain('client');
  const { actor: other } = await makeAgencyUser(own.db);
  await expect(listDoubtfulContacts(other)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('leaves a trace with each talent that it shows, and with no other', async () => {
  const { actor } = await makeAdministrator(own.db);
  await own.db.execute(
    sql`update talents set phone = '3151234567', email = id || '@correo.com', identification = null`,
  );
  const ids = [];
  for (let n = 0; n < 3; n++) ids.push((await makeTalent(own.db, { identification: `???${n}` })).id);
  await listDoubtfulContacts(actor, 2);
  await listDoubtfulContacts(actor, 2);
  const { rows } = await own.pool.query(
    `select entity_id from audit_entries where entity = 'talent-contact' and actor_id = $1`,
    [actor.userId],
  );
  expect(rows.map(({ entity_id }) => entity_id).toSorted()).toEqual(ids.toSorted().slice(0, 2));
});

const digits = (least: number, most: number) => fc.stringMatching(new RegExp(`^[0-9]{${least},${most}}$`));
const typed = fc.oneof(
  fc.constantFrom('PENDIENTE', 'NINGUNO', 'ENTRAMITE'),
  digits(0, 16),
  fc.stringMatching(/^(3\d{9}|60\d{8})(x\d{0,7})?$/),
  fc.stringMatching(/^[1-9]\d{8}-\d$/),
  fc.stringMatching(/^[1-9]\d{2}\.\d{3}\.\d{3}-\d$/),
  fc.stringMatching(/^[A-Z0-9]{2,21}$/),
  fc.stringMatching(/^[a-z.+_-]{1,6}@[a-z0-9.-]{1,9}\.[a-z]{1,4}$/),
  fc.string({ maxLength: 12 }).filter((text) => !text.includes('\0')),
);

test('what the database takes for certain the readers take too', async () => {
  const texts = fc.sample(typed, 12_000);
  const types = texts.map((_, place) => place % 18 || null);
  const codes = texts.map((_, place) => ['57', '57', '52', '1'][place % 4]);
  const { rows } = await own.pool.query<Record<string, boolean>>(
    `select surely_phone(value, code) as phone, surely_identity(type, value) as identity, surely_email(value) as email
     from unnest($1::text[], $2::int[], $3::text[]) with ordinality as given(value, type, code, place) order by place`,
    [texts, types, codes],
  );
  const count = { phone: 0, identity: 0, email: 0 };
  for (const [place, sure] of rows.entries()) {
    const text = texts[place] ?? '';
    if (text === '') continue;
    const options = { dialingCode: codes[place] ?? '', extension: true };
    const taken = {
      phone: Object.keys(readPhones({ text }, options).problems).length === 0,
      identity: fitsIdentity(documentCode(types[place]), text),
      email: isEmail(text),
    };
    for (const kind of ['phone', 'identity', 'email'] as const) {
      if (sure[kind]) expect(taken[kind], `${kind} ${text} of ${types[place]}, ${codes[place]}`).toBe(true);
      count[kind] += sure[kind] ? 1 : 0;
    }
  }
  for (const many of Object.values(count)) expect(many).toBeGreaterThan(50);
});
