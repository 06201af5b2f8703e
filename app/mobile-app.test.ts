import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { contractDocuments, convocateds, talentPhotos, talents } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { markDatabase, writesSince } from '@/db/testing/watch-writes';
import { APPLICATION, CONVOCATED, TALENT } from '@/lib/core/states';
import { hashPassword } from '@/lib/identity/passwords';
import { answerGraphQL } from '@/lib/root/answer-graphql';
import { documentFor, rootFields } from '@/lib/root/testing/ask-field';
import { TABLE } from '@/lib/root/testing/authorization-table';
import { makeConvocated } from '@/lib/testing/factories/convocatories';
import { makeAdministrator, TEST_PASSWORD } from '@/lib/testing/factories/identity';
import { makeTalent } from '@/lib/testing/factories/talents';
import { answerRequest } from '@/lib/testing/next-request';
import { makeSession, makeTenant } from '@/lib/testing/tenant';
import { POST as logInAdmin } from './api/login/admin/route';
import { POST as logInTalent } from './api/login/talento/route';
import { POST as saveDocument } from './api/save-doc-contract/[id]/route';
import { GET as openFile } from './archivos/[fileId]/route';
import { GET as openPhoto } from './fotos/[fileId]/route';
import { POST as postProfile } from './post-profile/route';
import { POST as uploadImages } from './upload-images/route';

const database = useDatabase();
const HOST = 'http://localhost:3000';
beforeEach(() => database.db.execute('delete from rate_limits'));

/** The app on a phone: what it sends, with the token it was given. */
function phone() {
  let token = '';
  const request = (path: string, body: BodyInit, type?: string): Request => {
    const headers = new Headers({ 'x-forwarded-for': '203.0.113.9' });
    if (type) headers.set('content-type', type);
    if (token) headers.set('authorization', `Bearer ${token}`);
    answerRequest({ headers });
    return new Request(`${HOST}${path}`, { method: 'POST', headers, body });
  };
  const json = (path: string, body: unknown) => request(path, JSON.stringify(body), 'application/json');
  return {
    logIn: async (path: 'talento' | 'admin', email: string, password = TEST_PASSWORD) => {
      const door = path === 'talento' ? logInTalent : logInAdmin;
      const answer = await (await door(json(`/api/login/${path}`, { email, password }))).json();
      token = answer.user?.token ?? '';
      return answer;
    },
    ask: async (query: string, variables: unknown = {}) =>
      (await answerGraphQL(json('/graphql', { query, variables }))).json(),
    profile: async (body: unknown) => (await postProfile(json('/post-profile', body))).json(),
    upload: async (bytes: Buffer, fields: Record<string, string> = {}) => {
      const form = new FormData();
      form.append('file', new File([new Uint8Array(bytes)], 'foto.jpg'));
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      return (await uploadImages(request('/upload-images', form))).json();
    },
    /** A document of the contract for an event. */
    paper: async (eventId: string, kind: string, bytes: Buffer) => {
      const form = new FormData();
      form.append('file', new File([new Uint8Array(bytes)], 'documento.jpg'));
      form.append('kind', kind);
      const params = Promise.resolve({ id: eventId });
      return (await saveDocument(request(`/api/save-doc-contract/${eventId}`, form), { params })).json();
    },
    /** A route of a photo as the app opens it. */
    open: async (route: string) => {
      const headers = new Headers(token ? { authorization: `Bearer ${token}` } : {});
      answerRequest({ headers });
      const fileId = route.split('/')[2] ?? '';
      const get = route.startsWith('/fotos/') ? openPhoto : openFile;
      const answer = await get(new Request(`${HOST}${route}`, { headers }), {
        params: Promise.resolve({ fileId }),
      });
      await answer.arrayBuffer();
      return answer.status;
    },
  };
}

const PROFILE = `query ($id: ID!) { talent(id: $id) { id name email phone birthdate identification typeDocument { name }
  idFcm state statePhoto photo observation profileTalents { id main profileUserTalentId } skillTalents { level skill { name } areas { id } }
  multimedias { id route stateId type observation } exclusiveTalent { agencyId } } }`;

const makePerson = async (fields: Parameters<typeof makeTalent>[1] = {}) =>
  makeTalent(database.db, { passwordHash: await hashPassword(TEST_PASSWORD), ...fields });
const picture = () =>
  sharp({ create: { width: 60, height: 80, channels: 3, background: '#c0ffee' } })
    .jpeg()
    .toBuffer();

test('[2.7.3//post-profile] a talent logs in, reads and completes its profile, uploads photos, registers its device and is approved', async () => {
  const talent = await makePerson({ stateId: TALENT.REGISTERED, phone: null, identification: null });
  const app = phone();
  expect((await app.logIn('talento', talent.email, 'otra-clave')).status).toBe(401);
  const { user } = await app.logIn('talento', talent.email);
  expect(user).toMatchObject({ id: talent.id, roleId: null, state: TALENT.REGISTERED });

  const before = await app.ask(PROFILE, { id: talent.id });
  expect(before.data.talent).toMatchObject({ email: talent.email, phone: null, idFcm: null });

  expect(await app.profile({ identification: '1.020.333', phone: '(315) 555-0101', instagram: '' })).toEqual({
    status: 200,
    message: 'Tu perfil quedó guardado',
  });
  expect(await app.profile({ birthdate: 'ayer' })).toMatchObject({ status: 400 });
  const patched = await app.ask(
    'mutation ($input: UpdateTalentInput!) { updateTalent(input: $input) { idFcm skillTalents { level } } }',
    {
      input: {
        id: talent.id,
        idFcm: 'aparato-1',
        skillTalents: [{ areaId: 1, name: 'Inglés', level: 'Nativo' }],
      },
    },
  );
  expect(patched).toEqual({
    data: { updateTalent: { idFcm: 'aparato-1', skillTalents: [{ level: 'Nativo' }] } },
  });
  const added = await app.ask(
    'mutation ($input: CreateProfileTalentInput!) { createProfileTalent(input: $input) { profileTalents { main } } }',
    { input: { profileUserTalentId: 5 } },
  );
  expect(added.data.createProfileTalent.profileTalents).toEqual([{ main: true }, { main: false }]);

  const photo = await app.upload(await picture(), { type: 'PROFILE' });
  expect(photo).toMatchObject({
    status: 200,
    name: 'foto.jpg',
    url: expect.stringMatching(/^\/archivos\/.*\/320$/),
  });
  const { data } = await app.ask(PROFILE, { id: talent.id });
  expect(data.talent).toMatchObject({
    identification: '1020333',
    phone: '3155550101',
    typeDocument: { name: 'Cédula de ciudadanía' },
    // Its profile is complete now.
    state: TALENT.IN_REVIEW,
    statePhoto: 81,
  });
  const own = data.talent.multimedias.find(({ id }: { id: string }) => id === photo.id);
  expect(own).toMatchObject({ type: 'PROFILE', stateId: 81, route: data.talent.photo });
  expect(await app.open(own.route), 'its own pending photo').toBe(200);
  expect(await phone().open(own.route), 'nobody else').toBe(404);

  const { user: person } = await makeAdministrator(database.db);
  const admin = phone();
  await admin.logIn('admin', person.email);
  const queue = await admin.ask('mutation { takePhotos(limit: 5) { id route talent { name } } }');
  expect(queue.data.takePhotos).toContainEqual({
    id: photo.id,
    route: own.route,
    talent: { name: talent.name },
  });
  const approve = 'mutation ($i: MultimediaInput!) { updateMultimedia(input: $i) { photo statePhoto } }';
  const approved = await admin.ask(approve, { i: { id: photo.id, stateId: 82 } });
  expect(approved.data.updateMultimedia).toMatchObject({ statePhoto: 82 });
  expect(await phone().open(approved.data.updateMultimedia.photo), 'everybody').toBe(200);
  expect(await admin.profile({ id: talent.id, alias: 'Vale' })).toMatchObject({ status: 200 });
  const reached = await admin.ask('{ talents(withPushToken: true) { id idFcm email } }');
  expect(reached.data.talents).toEqual([{ id: talent.id, idFcm: null, email: talent.email }]);
});

test('[2.7.3//api/save-doc-contract/{id}] a talent answers its call and hands in a document of its contract, and nobody does for it', async () => {
  const talent = await makePerson();
  const called = { stateId: CONVOCATED.CALLED, applicationStateId: APPLICATION.PENDING };
  const place = await makeConvocated(database.db, { talent, ...called });
  const answer = `mutation ($id: ID!) { answerCall(convocatoryId: $id, reply: YES, note: "Ahí estaré") }`;
  const stranger = phone();
  await stranger.logIn('talento', (await makePerson()).email);
  const refused = await stranger.ask(answer, { id: place.convocatoryId });
  expect(refused.errors[0].extensions.code).toBe('NOT_FOUND');
  const app = phone();
  await app.logIn('talento', talent.email);
  expect(await app.ask(answer, { id: place.convocatoryId })).toEqual({ data: { answerCall: place.id } });
  const [row] = await database.db.select().from(convocateds).where(eq(convocateds.id, place.id));
  expect(row).toMatchObject({
    reply: 'YES',
    replyNote: 'Ahí estaré',
    applicationStateId: APPLICATION.ACCEPTED,
  });

  const paper = await picture();
  // Nobody has confirmed it yet.
  expect(await app.paper(place.eventId, 'docId', paper)).toMatchObject({ status: 404 });
  const confirmed = await makeConvocated(database.db, { talent: await makePerson() });
  const [person] = await database.db.select().from(talents).where(eq(talents.id, confirmed.talentId));
  const other = phone();
  await other.logIn('talento', person?.email ?? '');
  expect(await stranger.paper(confirmed.eventId, 'docId', paper)).toMatchObject({ status: 404 });
  expect(await other.paper(confirmed.eventId, 'docId', paper)).toMatchObject({ status: 200, id: 'docId' });
  const kept = await database.db
    .select({ kind: contractDocuments.kind, talentId: contractDocuments.talentId })
    .from(contractDocuments);
  expect(kept).toEqual([{ kind: 'docId', talentId: confirmed.talentId }]);
});

/** They name nobody: what they do, they do for whoever asks. */
const OF_WHO_ASKS =
  /^(closeAllSessions|confirmSelf|openDataRequest|(make|end)Calendar|(date|remove)?[pP]apers?|(keep|remove)?[bB]ankAccount|openCalls|ownPlaces|(un)?subscribeBrowser|markMessage|(saveM|m)essageSettings|(keepT|t)axData|(keepR|r)eductions|reductionPayers|withholdingCertificates|paymentReceipts)$/;

test('a talent is told nothing of anybody else, and does nothing but what is its own', async () => {
  const [talent, other] = [await makePerson(), await makePerson()];
  const app = phone();
  await app.logIn('talento', talent.email);
  const theirs = await app.ask(PROFILE, { id: other.id });
  expect(theirs.errors[0].extensions.code).toBe('NOT_FOUND');
  expect(await app.profile({ id: other.id, alias: 'x' })).toMatchObject({ status: 404 });
  expect(await app.upload(await picture(), { talentId: other.id })).toMatchObject({ status: 404 });
  const [photo] = await database.db.select().from(talentPhotos).where(eq(talentPhotos.talentId, other.id));
  expect(await app.open(`/archivos/${photo?.fileId}`)).toBe(404);

  const tenant = await makeTenant(database.db);
  const me = {
    ...tenant.members.owner,
    sessionId: await makeSession(database.db, tenant.members.owner.userId, null),
  };
  const before = await markDatabase(database.pool);
  for (const root of rootFields().filter(({ operation }) => operation !== 'subscription')) {
    const entry = TABLE[root.operation][root.name];
    if (!entry || entry.rule === 'anybody' || entry.rule === 'no stranger') continue;
    if (OF_WHO_ASKS.test(root.name)) continue;
    const { errors } = await app.ask(documentFor(root), entry.args({ ...tenant, me }));
    expect(errors?.[0]?.extensions?.code ?? 'answered', root.name).toMatch(
      /^(FORBIDDEN|NOT_FOUND|INVALID|UNAUTHENTICATED)$/,
    );
  }
  expect((await writesSince(database.pool, before)).changed).toEqual([]);
});

test('a token ends with the suspension of its talent, and none opens what a cookie beside it would', async () => {
  const talent = await makePerson();
  const app = phone();
  await app.logIn('talento', talent.email);
  await database.db.update(talents).set({ stateId: TALENT.SUSPENDED }).where(eq(talents.id, talent.id));
  const answer = await app.ask(PROFILE, { id: talent.id });
  expect(answer.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  expect(await app.profile({ alias: 'x' })).toMatchObject({ status: 401 });
  expect(await app.upload(await picture())).toMatchObject({ status: 401 });
});
