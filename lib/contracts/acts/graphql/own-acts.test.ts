import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { contractActs, contractSignatures, rateLimits, signingCodes } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import type { Actor } from '@/lib/core/actor';
import { hashCode } from '@/lib/identity/link-codes/secret';
import { createGraphQLServer } from '@/lib/root/graphql-server';
import { makeTalent } from '@/lib/testing/factories/talents';
import { answerQuestion } from '../../questions/ask-question';
import { giveAgencyCode, pressForAgency } from '../../testing/sign-both';
import { CODE, signWithCode } from '../../testing/sign-with-code';
import { ACCEPTED, CONTEXT, makeSigner } from '../../testing/signer';
import { proposeAmendment } from '../propose-act';

const database = useDatabase();
beforeEach(() => database.db.delete(rateLimits));

/** The app of a talent. */
function appOf(actor: Actor) {
  const server = createGraphQLServer({ actorOf: async () => actor, introspection: false });
  return async (query: string, variables: unknown = {}) => {
    const answer = await server.fetch('http://localhost/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    });
    return answer.json();
  };
}

const ACTS = `query ($eventId: ID!) { ownContractActs(eventId: $eventId)
  { id kind state title paragraphs proposedBy seen signatory channels } }`;
const ASK = `mutation ($eventId: ID!, $id: ID!, $input: ActSignatureInput!)
  { askContractActCode(eventId: $eventId, id: $id, input: $input, channel: EMAIL) }`;
const SIGN = `mutation ($eventId: ID!, $id: ID!, $input: ActSignatureInput!, $code: String!)
  { signContractAct(eventId: $eventId, id: $id, input: $input, code: $code) { state } }`;
const END = `mutation ($eventId: ID!, $id: ID!) { endOwnContractAct(eventId: $eventId, id: $id, reason: "No me sirve") { state } }`;
const ANNUL = `mutation ($eventId: ID!, $contractId: ID!)
  { proposeOwnAnnulment(eventId: $eventId, contractId: $contractId, reason: "Viajo") { id kind state } }`;

/** A contract that both have signed, of which the agency proposes other hours. */
async function amended() {
  const made = await makeSigner();
  const { eventId, talentId } = made.place;
  const contract = await signWithCode(made.signer, ACCEPTED, CONTEXT);
  await giveAgencyCode(made.owner, eventId);
  await pressForAgency(made.owner, eventId);
  const act = await proposeAmendment(made.owner, {
    contractId: contract.id,
    start: '2027-03-05T13:00:00.000Z',
    end: '2027-03-05T23:00:00.000Z',
    place: 'Otro lugar',
    fee: 999_900,
    reason: 'Se corrió',
  });
  return { ...made, contract, act, eventId, talentId, app: appOf({ kind: 'talent', talentId }) };
}

test('a talent reads an amendment in its app, asks for the code, and signs it once', async () => {
  const { app, act, eventId } = await amended();
  const { data } = await app(ACTS, { eventId });
  expect(data.ownContractActs).toMatchObject([
    { id: act.id, kind: 'AMENDMENT', state: 'PROPOSED', proposedBy: 'AGENCY', seen: act.textHash },
  ]);
  const [{ signatory, channels, seen, paragraphs }] = data.ownContractActs;
  expect(channels).toContain('EMAIL');
  expect(paragraphs.join(' ')).toContain('Otro lugar');
  const input = { electronic: true, seen, method: 'TYPED', name: signatory };
  const other = await app(ASK, { eventId, id: act.id, input: { ...input, seen: 'otro' } });
  expect(other.errors[0].extensions.code).toBe('CONFLICT');
  expect(await app(ASK, { eventId, id: act.id, input })).toEqual({ data: { askContractActCode: true } });
  const [asked] = await database.db.select().from(signingCodes).where(eq(signingCodes.scopeId, act.id));
  // As its message would have sent it.
  const sent = { codeHash: hashCode(asked?.id ?? '', CODE), sentAt: new Date() };
  await database.db.update(signingCodes).set(sent).where(eq(signingCodes.scopeId, act.id));
  const wrong = await app(SIGN, { eventId, id: act.id, input, code: '000000' });
  expect(wrong.errors[0].extensions).toMatchObject({ code: 'INVALID', fields: [{ path: 'code' }] });
  const all = await Promise.all(
    Array.from({ length: 4 }, () => app(SIGN, { eventId, id: act.id, input, code: CODE })),
  );
  expect(all.filter((one) => one.data?.signContractAct)).toHaveLength(1);
  const kept = await database.db
    .select()
    .from(contractSignatures)
    .where(eq(contractSignatures.actId, act.id));
  expect(kept).toMatchObject([{ role: 'TALENT', name: signatory, method: 'TYPED' }]);
  expect((await app(ACTS, { eventId })).data.ownContractActs[0]).toMatchObject({
    channels: [],
    signatory: null,
  });
});

test('it declines what was proposed, proposes an annulment itself, and reads the answers of its agency', async () => {
  const { app, act, eventId, talentId, contract, owner } = await amended();
  expect((await app(END, { eventId, id: act.id })).data.endOwnContractAct).toEqual({ state: 'DECLINED' });
  const { data } = await app(ANNUL, { eventId, contractId: contract.id });
  expect(data.proposeOwnAnnulment).toMatchObject({ kind: 'ANNULMENT', state: 'PROPOSED' });
  await app(`mutation ($eventId: ID!) { askContractQuestion(eventId: $eventId, text: "¿A qué hora?") }`, {
    eventId,
  });
  await answerQuestion(owner, { eventId, talentId, text: 'A las ocho' });
  const thread = await app(
    'query ($eventId: ID!) { ownContractQuestions(eventId: $eventId) { author text } }',
    {
      eventId,
    },
  );
  expect(thread.data.ownContractQuestions).toEqual([
    { author: 'TALENT', text: '¿A qué hora?' },
    { author: 'AGENCY', text: 'A las ocho' },
  ]);
});

test('another talent, also one of the same event, comes to none of it', async () => {
  const { act, eventId, contract } = await amended();
  const app = appOf({ kind: 'talent', talentId: (await makeTalent(database.db)).id });
  const input = { electronic: true, seen: act.textHash, method: 'TYPED', name: 'Nadie Nunca' };
  for (const query of [ACTS, ASK, SIGN, END, ANNUL]) {
    const variables = { eventId, id: act.id, contractId: contract.id, input, code: CODE };
    const { errors } = await app(query, variables);
    expect(errors[0].extensions.code).toBe('NOT_FOUND');
  }
  const [row] = await database.db.select().from(contractActs).where(eq(contractActs.id, act.id));
  expect(row).toMatchObject({ talentSignedAt: null, endedAt: null });
});
