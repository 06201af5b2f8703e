import { expect, test } from 'vitest';
import { agencyInvitations } from '@/db/schema';
import { countStatements } from '@/db/testing/count-statements';
import { useDatabase } from '@/db/testing/use-database';
import { anonymous } from '@/lib/core/actor';
import { quotationCode } from '@/lib/quotations/rules';
import { makeClient } from '@/lib/testing/factories/clients';
import { makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeQuotation } from '@/lib/testing/factories/quotations';
import { makeTalent } from '@/lib/testing/factories/talents';
import { findActivitySubjects, subjectKey } from './activity';

const database = useDatabase();

async function makeWork() {
  const { actor, agency, user } = await makeAgencyUser(database.db);
  const client = await makeClient(database.db, { agency });
  const quotation = await makeQuotation(database.db, { agency, client, nameEvent: 'Gala' });
  const event = await makeEvent(database.db, { agency });
  const convocatory = await makeConvocatory(database.db, { event });
  const talent = await makeTalent(database.db);
  const convocated = await makeConvocated(database.db, { convocatory, talent });
  const [invitation] = await database.db
    .insert(agencyInvitations)
    .values({
      agencyId: agency.id,
      email: 'n@prueba.co',
      name: 'Nadia',
      lastname: 'Ríos',
      role: 'FINANCE',
      invitedBy: user.id,
      expiresAt: new Date(),
    })
    .returning();
  const entries = [
    { entity: 'client', entityId: client.id },
    { entity: 'quotation', entityId: quotation.id },
    { entity: 'event', entityId: event.id },
    { entity: 'convocatory', entityId: convocatory.id },
    { entity: 'convocated', entityId: convocated.id },
    { entity: 'member', entityId: user.id },
    { entity: 'invitation', entityId: invitation?.id ?? '' },
    { entity: 'agency', entityId: agency.id },
    { entity: 'client', entityId: 'no-es-un-id' },
    { entity: 'quotation', entityId: crypto.randomUUID() },
  ];
  return { actor, client, quotation, event, convocatory, talent, user, entries };
}

test('names what entries are about, with the page it has, in one statement', async () => {
  const { actor, entries, ...work } = await makeWork();
  const { result, statements } = await countStatements(() => findActivitySubjects(actor, entries));
  expect(statements).toHaveLength(1);
  const { client, quotation, event, convocatory, talent, user } = work;
  const person = `${talent.name} ${talent.lastname}`;
  expect(entries.map((entry) => result.get(subjectKey(entry))?.label)).toEqual([
    client.name,
    `${quotationCode(quotation.code)} · Gala`,
    event.name,
    `${convocatory.code} · ${event.name}`,
    `${person} · ${event.name}`,
    `${user.name} ${user.lastname}`,
    'Nadia Ríos',
    undefined,
    undefined,
    undefined,
  ]);
  expect(entries.slice(0, 6).map((entry) => result.get(subjectKey(entry))?.href?.split('/')[1])).toEqual([
    'clientes',
    'cotizador',
    'evento',
    'evento',
    'evento',
    undefined,
  ]);
});

test('names each of them alone as well', async () => {
  const { actor, entries } = await makeWork();
  const together = await findActivitySubjects(actor, entries);
  for (const entry of entries.slice(0, 7)) {
    const alone = await findActivitySubjects(actor, [entry]);
    expect([...alone.values()]).toEqual([together.get(subjectKey(entry))]);
  }
});

test('names nothing of another agency; everything to the administrator, who has no such pages', async () => {
  const { entries } = await makeWork();
  const other = await makeAgencyUser(database.db);
  const theirs = await findActivitySubjects(other.actor, entries);
  expect([...theirs.keys()].map((key) => key.split(' ')[0])).toEqual([]);
  const { actor } = await makeAdministrator(database.db);
  const all = await findActivitySubjects(actor, entries);
  expect(all.size).toBe(7);
  expect([...all.values()].every(({ href }) => href === null)).toBe(true);
  await expect(findActivitySubjects(anonymous, entries)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
});
