import { expect, test } from 'vitest';
import { useDatabase } from '@/db/testing/use-database';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { findAccent } from './find-accent';
import { chooseSlug } from './slugs/choose-slug';
import { updateAgency } from './update-agency';

const database = useDatabase();

test('the brand is the owner’s to say, with a colour that is read, and goes back to the usual by an empty text', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const { id } = agency;
  const said = { senderName: 'Norte', replyTo: 'eventos@norte.co', accent: ' #0B5E4C ' };
  expect(await updateAgency(actor, { id, ...said })).toMatchObject({ ...said, accent: '#0b5e4c' });
  expect(await findAccent(id)).toBe('#0b5e4c');
  const refused = { accent: '#ffb000', replyTo: 'nadie', senderName: 'x'.repeat(81) };
  await expect(updateAgency(actor, { id, ...refused })).rejects.toMatchObject({
    fields: {
      accent: 'validation.accentContrast',
      replyTo: 'validation.email',
      senderName: 'validation.tooLong',
    },
  });
  for (const accent of ['verde', '#fff', '#0b5e4c;}'])
    await expect(updateAgency(actor, { id, accent })).rejects.toMatchObject({
      fields: { accent: 'validation.accent' },
    });
  for (const role of ['PRODUCER', 'FINANCE', 'READ_ONLY'] as const) {
    const member = (await makeAgencyUser(database.db, { agency, role })).actor;
    for (const [field, value] of Object.entries(said))
      await expect(updateAgency(member, { id, [field]: value }), role).rejects.toMatchObject({
        code: 'FORBIDDEN',
      });
  }
  const none = { senderName: null, replyTo: null, accent: null };
  expect(await updateAgency(actor, { id, senderName: '', replyTo: '', accent: '' })).toMatchObject(none);
  expect(await findAccent(id)).toBeNull();
});

test('the words of quotations take no place that a quotation does not have', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const say = (quotationTerms: string) => updateAgency(actor, { id: agency.id, quotationTerms });
  await expect(say('Para {evneto}')).rejects.toMatchObject({
    fields: { quotationTerms: 'validation.place' },
  });
  expect(await say('Para {evento} en {ciudad}')).toMatchObject({
    quotationTerms: 'Para {evento} en {ciudad}',
  });
});

test('an agency passes for nobody else, in its mails, its name or its address', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const { id } = agency;
  const other = { code: 'INVALID', fields: { senderName: 'validation.othersName' } };
  for (const senderName of ['Elenco', 'Soporte Elenco', 'Banco de Bogotá', 'Equipo de soporte'])
    await expect(updateAgency(actor, { id, senderName }), senderName).rejects.toMatchObject(other);
  for (const senderName of ['Norte <hola@elenco.co>', 'Εlenco'])
    await expect(updateAgency(actor, { id, senderName }), senderName).rejects.toMatchObject({
      fields: { senderName: 'validation.nameSigns' },
    });
  await expect(updateAgency(actor, { id, name: 'Davivienda' })).rejects.toMatchObject({
    fields: { name: 'validation.othersName' },
  });
  await expect(chooseSlug(actor, { slug: 'soporte-bancolombia' })).rejects.toMatchObject({
    fields: { slug: 'validation.othersName' },
  });
  expect(await updateAgency(actor, { id, senderName: 'Elenco Norte' })).toMatchObject({
    senderName: 'Elenco Norte',
  });
});
