import { and, desc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { agencies, agencyTexts, auditEntries } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { AGENCY_TEXTS } from '@/db/values/agency-texts';
import type { AgencyActor } from '@/lib/core/actor';
import { transact } from '@/lib/platform/transaction';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { findWording, listAgencyTexts, mailWording } from './queries';
import { fillWording, TEXT_RULES, unknownPlaces } from './rules';
import { resetAgencyText, saveAgencyText } from './save-text';

const database = useDatabase();
let owner: AgencyActor;
beforeAll(async () => {
  owner = (await makeAgencyUser(database.db)).actor;
});

const said = async (kind: (typeof AGENCY_TEXTS)[number]) =>
  (await listAgencyTexts(owner)).find((text) => text.kind === kind);

describe('the usual words', () => {
  test.each(AGENCY_TEXTS)('%s has only places that it may have, and the one that it needs', (kind) => {
    const { subject, body, places, needs } = TEXT_RULES[kind];
    expect(unknownPlaces(`${subject ?? ''} ${body}`, places)).toEqual([]);
    if (needs) expect(body).toContain(`{${needs}}`);
  });

  test('a place is filled once, whatever its value holds, and an unknown one stays', () => {
    expect(fillWording('{evento} de {agencia} {x}', { evento: '{agencia}', agencia: 'Norte' })).toBe(
      '{agencia} de Norte {x}',
    );
    expect(fillWording('{constructor}', {})).toBe('{constructor}');
  });
});

describe("an agency's own words", () => {
  test('go out instead of the usual ones until they are taken back, and the trail tells both', async () => {
    expect(await said('SHOWCASE_MAIL')).toMatchObject({ isOwn: false, subject: 'Talentos para {evento}' });
    const own = {
      kind: 'SHOWCASE_MAIL',
      subject: 'Tu elenco: {evento}',
      body: '{saludo}.\n\nMira a {talentos}.',
    } as const;
    await saveAgencyText(owner, own);
    await saveAgencyText(owner, { ...own, subject: 'Elenco para {evento}' });
    expect(await said('SHOWCASE_MAIL')).toMatchObject({ isOwn: true, subject: 'Elenco para {evento}' });
    const values = { saludo: 'Hola, Ana', talentos: '8 talentos', evento: 'Gala' };
    const mail = await transact((tx) => mailWording(tx, owner.agencyId, 'SHOWCASE_MAIL', values));
    expect(mail).toEqual({ subject: 'Elenco para Gala', paragraphs: ['Hola, Ana.', 'Mira a 8 talentos.'] });
    await resetAgencyText(owner, { kind: 'SHOWCASE_MAIL' });
    await resetAgencyText(owner, { kind: 'SHOWCASE_MAIL' });
    expect(await said('SHOWCASE_MAIL')).toMatchObject({ isOwn: false });
    const trail = await database.db
      .select({ detail: auditEntries.detail })
      .from(auditEntries)
      .where(and(eq(auditEntries.entityId, owner.agencyId), eq(auditEntries.action, 'update')))
      .orderBy(desc(auditEntries.id));
    expect(trail).toHaveLength(3);
    expect(trail[0]?.detail).toEqual({ fields: ['texts'], text: 'SHOWCASE_MAIL' });
  });

  test.each([
    [
      'a place that is none',
      { kind: 'CALL_MAIL', subject: 'Para {evneto}', body: 'Ven' },
      'subject',
      'validation.place',
    ],
    [
      'one of another text',
      { kind: 'CALL_MAIL', subject: 'Ven', body: 'Total: {total}' },
      'body',
      'validation.place',
    ],
    [
      'no link',
      { kind: 'CLAIM_CHAT', subject: '', body: 'Envía tu cuenta' },
      'body',
      'validation.placeNeeded',
    ],
    ['no subject', { kind: 'CALL_MAIL', subject: '', body: 'Ven' }, 'subject', 'validation.required'],
    ['nothing', { kind: 'CALL_MAIL', subject: 'Ven', body: ' ' }, 'body', 'validation.required'],
  ] as const)('are refused with %s, beside its field', async (_, input, field, message) => {
    await expect(saveAgencyText(owner, input)).rejects.toMatchObject({
      code: 'INVALID',
      fields: { [field]: message },
    });
  });

  test('are not sent by an agency that is not approved, and never another’s', async () => {
    const other = (await makeAgencyUser(database.db)).actor;
    await saveAgencyText(other, { kind: 'CONTRACT_MAIL', subject: 'Otro asunto', body: 'Otras palabras' });
    const usual = TEXT_RULES.CONTRACT_MAIL.body;
    const body = async (agencyId: string) => (await findWording(database.db, agencyId, 'CONTRACT_MAIL')).body;
    expect([await body(owner.agencyId), await body(other.agencyId)]).toEqual([usual, 'Otras palabras']);
    await database.db.update(agencies).set({ stateId: 24 }).where(eq(agencies.id, other.agencyId));
    expect(await body(other.agencyId)).toBe(usual);
    expect(await database.db.select().from(agencyTexts)).toHaveLength(1);
  });
});
