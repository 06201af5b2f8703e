import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Db } from '@/db/client';
import { agencies, auditEntries, messages } from '@/db/schema';
import { unguarded } from '@/db/testing/unguarded';
import { useDatabase } from '@/db/testing/use-database';
import { listActivity } from '@/lib/agencies/activity/queries';
import { findActivitySubjects } from '@/lib/analytics/activity';
import { getCandidate } from '@/lib/convocatories/candidates/candidate-profile';
import { listCandidates } from '@/lib/convocatories/candidates/queries';
import { getShowcase } from '@/lib/convocatories/showcase/queries';
import { getShowcaseProfile } from '@/lib/convocatories/showcase/showcase-profile';
import { type Actor, anonymous } from '@/lib/core/actor';
import { AppError } from '@/lib/core/errors';
import { AGENCY } from '@/lib/core/states';
import { findSession } from '@/lib/identity/accounts';
import { accountActor } from '@/lib/identity/session';
import { listFailedMessages } from '@/lib/operations/queries';
import { copyTenant } from '@/lib/testing/copied-tenant';
import { makeTalent, type Talent } from '@/lib/testing/factories/talents';
import { MEMBERS, type Tenant } from '@/lib/testing/tenant';
import { ask, documentFor, type RootField, rootFields, type Told } from './testing/ask-field';
import { TABLE } from './testing/authorization-table';
import type { Target } from './testing/entries';
import { PAGE_TABLE } from './testing/page-table';

const database = useDatabase();

/** Stand in no other row. */
const PERSON = { name: 'Zoraida', lastname: 'Quiñonesmarca', alias: 'Zoriquimarca' };
const CONTACT = {
  phone: '3019998877',
  email: 'zq.reservada@correo.example',
  address: 'Transversal Escondida 9',
  identification: '1999777333',
};
const BIRTHDATE = '1991-07-19';
const NAMES = Object.values(PERSON);
const SECRETS = [...Object.values(CONTACT), BIRTHDATE];

let taken = 0;
/** Two people share no e-mail and no document; each text still holds what is looked for. */
const nextEmail = () => `${++taken}.${CONTACT.email}`;
const nextIdentification = () => `${CONTACT.identification}${++taken}`;
const makeMarked = (db: Db): Promise<Talent> =>
  makeTalent(db, {
    ...PERSON,
    ...CONTACT,
    email: nextEmail(),
    identification: nextIdentification(),
    birthdate: BIRTHDATE,
  });
const UNIQUE = [
  [/\d+\.zq\.reservada@correo\.example/, nextEmail],
  [/1999777333\d+/, nextIdentification],
] as const;

type Cast = { readonly tenant: Tenant; readonly actor: Actor };

/** An agency of that state with a talent of the pool in an event of its own; `answered` when it has said yes. */
async function makeCast(agencyState: number, answered: boolean): Promise<Cast> {
  const tenant = await copyTenant(database.db, makeMarked, UNIQUE);
  await unguarded(database.db, 'agencies', (tx) =>
    tx.update(agencies).set({ stateId: agencyState }).where(eq(agencies.id, tenant.agency)),
  );
  if (!answered) {
    await database.db.execute(sql`delete from talent_bookings where convocated_id = ${tenant.convocated}`);
    await database.db.execute(sql`update convocateds set state_id = 1811, application_state_id = 1814,
      reply = null, created_at = now() - interval '2 days' where id = ${tenant.convocated}`);
  }
  const entity = { entity: 'convocated', entityId: tenant.convocated, action: 'call' };
  await database.db.insert(auditEntries).values({
    ...entity,
    agencyId: tenant.agency,
    actorKind: 'agencyUser',
    actorId: tenant.members.owner.userId,
    detail: { eventId: tenant.event, talentId: tenant.talent },
  });
  await database.db.insert(messages).values({
    agencyId: tenant.agency,
    kind: 'convocatories.talent-called',
    payload: { convocatedId: tenant.convocated },
    channel: 'email',
    talentId: tenant.talent,
    eventId: tenant.event,
    status: 'FAILED',
    toAddress: CONTACT.email,
    error: 'Error: EENVELOPE 550 no such user',
  });
  const actor = accountActor((await findSession(tenant.members.owner.sessionId)).account);
  return { tenant, actor };
}

const REFUSED = 'refused: ';
async function told(does: () => Promise<unknown>): Promise<string> {
  try {
    const answer = await does();
    return JSON.stringify(answer, (_, value) => (value instanceof Map ? [...value] : value)) ?? '';
  } catch (error) {
    if (error instanceof AppError) return `${REFUSED}${JSON.stringify(error)} ${error.messageKey}`;
    throw error;
  }
}

const expectNone = (text: string, secrets: readonly string[], where: string) => {
  for (const secret of secrets) expect(text, `${where} tells ${secret}`).not.toContain(secret);
};

const queries = rootFields().filter(({ operation }) => operation === 'query');
/** Those that are told an event, a call or a person. */
const mutations = rootFields().filter(({ operation, name }) => {
  if (operation !== 'mutation') return false;
  const named = ['event', 'personal', 'convocatory', 'convocated', 'talent', 'free'];
  const marks = Object.fromEntries(named.map((key) => [key, `<${key}>`]));
  const person = { userId: '', sessionId: '', email: '' };
  const members = Object.fromEntries(MEMBERS.map((member) => [member, person]));
  const unused = { agency: '', marker: '', members, me: person, owned: new Set() };
  const args = JSON.stringify(TABLE.mutation[name]?.args({ ...marks, ...unused } as unknown as Target));
  return named.some((key) => args.includes(`<${key}>`));
});

async function answerOf(root: RootField, { actor, tenant }: Cast): Promise<Told> {
  const variables = TABLE[root.operation][root.name]?.args({ ...tenant, me: tenant.members.owner });
  return ask(actor, documentFor(root), variables);
}

/**
 * Asks one mutation after another as the owner of such an agency, whose client does not see the talent yet, so that showing
 * it would tell of it. A refusal has changed nothing, so the next one is asked of the same agency.
 */
function askMutations(agencyState: number, answered: boolean) {
  let untouched: Cast | null = null;
  return async (root: RootField): Promise<string> => {
    let cast = untouched;
    if (!cast) {
      cast = await makeCast(agencyState, answered);
      await database.db.execute(sql`
        update convocateds set shown_at = null, shown_position = null where id = ${cast.tenant.convocated}`);
    }
    const { code, text } = await answerOf(root, cast);
    untouched = code === null ? null : cast;
    return text;
  };
}

describe.each([AGENCY.REGISTERED, AGENCY.IN_REVIEW, AGENCY.SUSPENDED])(
  'an agency in state %i, also with a yes from before',
  (state) => {
    test('no query tells anybody of the pool', async () => {
      const cast = await makeCast(state, true);
      for (const root of queries)
        expectNone((await answerOf(root, cast)).text, [...NAMES, ...SECRETS], root.name);
    });

    const answer = askMutations(state, true);
    test.each(mutations)('$name tells nobody of the pool', async (root) => {
      expectNone(await answer(root), [...NAMES, ...SECRETS], root.name);
    });

    test('no page tells anybody of the pool', async () => {
      const { tenant, actor } = await makeCast(state, true);
      const { event, talent, convocatory, free } = tenant;
      const pages: readonly (readonly [string, () => Promise<unknown>])[] = [
        ...PAGE_TABLE.map(({ name, does }) => [name, () => does(actor, tenant)] as const),
        ['mails that did not leave', () => listFailedMessages(actor, { eventId: event })],
        ['the activity of an event', () => readActivity(actor, event)],
        ['a candidate called', () => getCandidate(actor, convocatory, talent)],
        ['a candidate free', () => getCandidate(actor, convocatory, free)],
        ['its showcase', () => getShowcase(anonymous, event)],
        ['somebody of its showcase', () => getShowcaseProfile(anonymous, event, talent)],
      ];
      for (const [name, read] of pages) expectNone(await told(read), [...NAMES, ...SECRETS], name);
    });
  },
);

const readActivity = async (actor: Actor, eventId: string) =>
  findActivitySubjects(actor, await listActivity(actor, { eventId }));

describe('an active agency to which nobody has said yes', () => {
  test('no query tells a way to reach anybody', async () => {
    const cast = await makeCast(AGENCY.ACTIVE, false);
    for (const root of queries) expectNone((await answerOf(root, cast)).text, SECRETS, root.name);
  });

  const answer = askMutations(AGENCY.ACTIVE, false);
  test.each(mutations)('$name tells no way to reach anybody', async (root) => {
    expectNone(await answer(root), SECRETS, root.name);
  });

  test('no page tells how to reach anybody, and the public ones no birth date', async () => {
    const { tenant, actor } = await makeCast(AGENCY.ACTIVE, false);
    const { event, talent, convocatory, free } = tenant;
    const ways = Object.values(CONTACT);
    for (const { name, does } of PAGE_TABLE) expectNone(await told(() => does(actor, tenant)), ways, name);
    expectNone(await told(() => getCandidate(actor, convocatory, free)), ways, 'a candidate');
    const mails = await told(() => listFailedMessages(actor, { eventId: event }));
    expect(mails).toContain(PERSON.lastname);
    expectNone(mails, SECRETS, 'failed mails');
    expect(await told(() => readActivity(actor, event))).toContain(PERSON.lastname);
    const shown = await told(() => getShowcaseProfile(anonymous, event, talent));
    expect(shown).toContain(PERSON.lastname);
    expectNone(shown, SECRETS, 'somebody of its showcase');
    expectNone(await told(() => getShowcase(anonymous, event)), SECRETS, 'its showcase');
  });

  test('no search finds anybody by what is not shown', async () => {
    const { tenant, actor } = await makeCast(AGENCY.ACTIVE, false);
    const talents = 'query($text: String!) { talents(search: $text) { id } search(text: $text) { id } }';
    const byName = await ask(actor, talents, { text: PERSON.lastname });
    expect(byName.text).toContain(tenant.talent);
    expect(await listCandidates(actor, tenant.convocatory, { search: PERSON.lastname })).not.toEqual([]);
    for (const text of SECRETS) {
      const found = await ask(actor, talents, { text });
      expect(JSON.parse(found.text), text).toEqual({ data: { talents: [], search: [] } });
      expect(await listCandidates(actor, tenant.convocatory, { search: text }), text).toEqual([]);
    }
  });
});
