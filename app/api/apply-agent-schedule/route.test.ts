import { expect, test } from 'vitest';
import { as, poster } from '@/app/api/testing/asking';
import { supportRequests } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { POST } from './route';

const database = useDatabase();
const post = poster(POST, '/api/apply-agent-schedule');

test("[1.3/support.request] [2.7.3//api/apply-agent-schedule] takes the specification's body, and asks for who is signed in, whoever it names", async () => {
  const { actor, agency, user } = await makeAgencyUser(database.db);
  const event = await makeEvent(database.db, { agency });
  const body = {
    agencyName: 'Otra agencia',
    event: { id: event.id },
    user: {
      email: 'otra@agencia.co',
      name: 'Otra',
      lastname: 'Persona',
      phone: '3001234567',
      legalNature: 'comercio',
    },
  };
  expect(await post(body)).toMatchObject({ http: 401, status: 401 });
  as(actor);
  expect(await post(body)).toEqual({ http: 200, status: 200, message: 'Solicitud enviada con exito' });
  expect(await post({ ...body, event: null })).toMatchObject({ http: 200 });
  expect(await post({ ...body, user: {} })).toMatchObject({ http: 400 });
  const rows = await database.db.select().from(supportRequests);
  expect(rows.map(({ agencyId, userId, eventId, phone }) => [agencyId, userId, eventId, phone])).toEqual([
    [agency.id, user.id, event.id, '3001234567'],
    [agency.id, user.id, null, '3001234567'],
  ]);
});
