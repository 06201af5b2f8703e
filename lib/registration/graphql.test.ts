import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { agencies, agencyUsers, users } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { type Actor, anonymous } from '@/lib/core/actor';
import { createGraphQLServer } from '@/lib/root/graphql-server';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { companyForm, fromSomewhere, naturalForm } from './testing/forms';

const database = useDatabase();

async function register(input: unknown, { actor = anonymous as Actor, ip = fromSomewhere().ip } = {}) {
  const server = createGraphQLServer({ actorOf: async () => actor, introspection: false });
  const response = await server.fetch('http://localhost/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
    body: JSON.stringify({
      query: 'mutation ($input: RegisterInput!) { register(input: $input) }',
      variables: { input },
    }),
  });
  return response.json();
}

const stored = async (userId: string) => {
  const [row] = await database.db
    .select({ user: users, agency: agencies })
    .from(users)
    .innerJoin(agencyUsers, eq(agencyUsers.userId, users.id))
    .innerJoin(agencies, eq(agencies.id, agencyUsers.agencyId))
    .where(eq(users.id, userId));
  return row;
};

test('the payload of the specification opens an account without a session and answers with the id of its user', async () => {
  const { data } = await register({
    ...companyForm({ phoneUser: '3001234567' }),
    phoneAgency: '6015550111',
    emailAgency: 'hola@agencia.co',
    stateUser: 73,
    stateAgency: 23,
  });
  expect(await stored(data.register)).toMatchObject({
    user: { id: data.register, stateId: 72, phone: '3001234567' },
    agency: { stateId: 22, phone: '6015550111', email: 'hola@agencia.co', legalNature: 'PERSONA_JURIDICA' },
  });
});

test('a natural person needs nothing of an agency', async () => {
  const { data } = await register({ ...naturalForm(), nameAgency: null, stateAgency: 26 });
  expect(await stored(data.register)).toMatchObject({
    agency: { name: 'Ana María Peñaloza Ruiz', stateId: 22, legalNature: 'PERSONA_NATURAL' },
  });
});

test('what is wrong is said in Spanish under the names of the payload', async () => {
  const { nameAgency: _, ...unnamed } = companyForm({ emailUser: 'sin arroba', phoneUser: '300' });
  const { errors } = await register(unnamed);
  expect(errors[0]).toMatchObject({
    message: 'Revisa los campos marcados.',
    extensions: {
      code: 'INVALID',
      fields: [
        { path: 'emailUser', message: 'Este email no es correcto' },
        { path: 'phoneUser', message: 'Telefono incorrecto' },
        { path: 'nameAgency', message: 'Por favor llene este campo' },
      ],
    },
  });
});

test('what is taken is said in the words of the error catalogue', async () => {
  const form = companyForm();
  await register(form);
  const email = await register(companyForm({ emailUser: form.emailUser }));
  expect(email.errors[0]).toMatchObject({
    message: 'Correo electronico del productor ya existe',
    extensions: { code: 'CONFLICT', fields: [{ path: 'emailUser' }] },
  });
  const number = await register(companyForm({ identificationUser: form.identificationUser }));
  expect(number.errors[0].message).toBe('Numero de identificacion del productor ya existe');
});

test('is refused to who has a session, and to a network that tried too often', async () => {
  const { actor } = await makeAgencyUser(database.db);
  expect((await register(companyForm(), { actor })).errors[0].extensions.code).toBe('FORBIDDEN');
  const { ip } = fromSomewhere();
  const form = companyForm();
  const codes = [];
  for (let count = 0; count < 6; count++) {
    codes.push((await register(form, { ip })).errors?.[0].extensions.code);
  }
  expect(codes.at(0)).toBeUndefined();
  expect(codes.at(-1)).toBe('RATE_LIMITED');
});
