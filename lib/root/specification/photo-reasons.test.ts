import { expect, test } from 'vitest';
import { useDatabase } from '@/db/testing/use-database';
import { makeAdministrator } from '@/lib/testing/factories/identity';
import { makeTalentPhoto } from '@/lib/testing/factories/talents';
import { call } from './testing/client';

const database = useDatabase();

const REASONS = [
  'No se aceptan selfies.',
  'No es fondo blanco (puedes cargarla en la sección de Galería de Eventos).',
  'Mala calidad.',
  'No se aceptan screenshots.',
  'Foto repetida.',
  'Generada con Inteligencia Artificial.',
];
const REJECT = `mutation ($input: MultimediaInput!) { updateMultimedia(input: $input) {
  multimedias { id stateId observation } } }`;

test.each(REASONS)('[1.9/*] %s is written down word for word', async (observation) => {
  const { actor } = await makeAdministrator(database.db);
  const { id } = await makeTalentPhoto(database.db, { stateId: 81 });
  const { data, refused } = await call(actor, REJECT, { input: { id, stateId: 83, observation } });
  expect(refused).toBeNull();
  expect(data?.updateMultimedia).toMatchObject({
    multimedias: expect.arrayContaining([{ id, stateId: 83, observation }]),
  });
});

test('a reason in other words is refused', async () => {
  const { actor } = await makeAdministrator(database.db);
  const { id } = await makeTalentPhoto(database.db, { stateId: 81 });
  const { refused } = await call(actor, REJECT, { input: { id, stateId: 83, observation: 'Fea.' } });
  expect(refused).toMatchObject({ code: 'INVALID', paths: ['observation'] });
});
