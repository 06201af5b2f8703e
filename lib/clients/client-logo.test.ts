import { eq } from 'drizzle-orm';
import { graphql } from 'graphql';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { files } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { uploadImage } from '@/lib/agencies/images/upload-image';
import type { Actor } from '@/lib/core/actor';
import { schema } from '@/lib/root/schema';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { createClient } from './create-client';
import { getClient } from './queries';
import { updateClient } from './update-client';

const database = useDatabase();
const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#222' } })
  .png()
  .toBuffer();
const upload = (actor: Actor) => uploadImage(actor, { name: 'logo.png', bytes: png });
const visibilityOf = async (id: string) =>
  (await database.db.select().from(files).where(eq(files.id, id)))[0]?.visibility;

test('a client gets a logo when it is made, another later, and none in the end', async () => {
  const { actor } = await makeAgencyUser(database.db, { role: 'PRODUCER' });
  const [first, second] = [await upload(actor), await upload(actor)];
  const { id } = await createClient(actor, { name: 'Con logo', logo: first.id });
  expect(await visibilityOf(first.id)).toBe('PUBLIC');
  await updateClient(actor, { id, address: 'Calle 1' });
  expect(await getClient(actor, id)).toMatchObject({ logoFileId: first.id });
  await updateClient(actor, { id, logo: second.id });
  expect([await visibilityOf(first.id), await visibilityOf(second.id)]).toEqual(['PRIVATE', 'PUBLIC']);
  expect(await updateClient(actor, { id, logo: null })).toMatchObject({ logoFileId: null });
  expect(await visibilityOf(second.id)).toBe('PRIVATE');
});

test('another agency’s image is refused, and nothing is made', async () => {
  const { actor } = await makeAgencyUser(database.db);
  const other = await makeAgencyUser(database.db);
  const theirs = await upload(other.actor);
  const refused = { code: 'INVALID', fields: { logo: 'validation.logo' } };
  await expect(createClient(actor, { name: 'Ajeno', logo: theirs.id })).rejects.toMatchObject(refused);
  const { id } = await createClient(actor, { name: 'Mío' });
  await expect(updateClient(actor, { id, logo: theirs.id })).rejects.toMatchObject(refused);
  expect(await getClient(actor, id)).toMatchObject({ logoFileId: null });
  expect(await visibilityOf(theirs.id)).toBe('PRIVATE');
});

test('city and document type are cleared by null, and only from what the catalogues hold', async () => {
  const { actor } = await makeAgencyUser(database.db);
  const { id } = await createClient(actor, { name: 'En Bogotá', cityId: 1, typeIdentificationId: 2 });
  const run = (input: object) =>
    graphql({
      schema,
      source: `mutation ($input: UpdateClientInput!) { updateClient(input: $input) {
        name city { name } typeIdentificationId } }`,
      variableValues: { input: { id, ...input } },
      contextValue: { actor, requestId: 'test', ip: null },
    });
  const { data } = await run({ cityId: null, typeIdentificationId: null, name: null });
  expect(JSON.parse(JSON.stringify(data))).toEqual({
    updateClient: { name: 'En Bogotá', city: null, typeIdentificationId: null },
  });
  const { errors } = await run({ cityId: 99_999 });
  expect(errors?.[0]?.originalError).toMatchObject({
    code: 'INVALID',
    fields: { cityId: 'validation.city' },
  });
});
