import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { useDatabase } from '@/db/testing/use-database';
import { type Actor, anonymous } from '@/lib/core/actor';
import { findSession } from '@/lib/identity/accounts';
import { accountActor } from '@/lib/identity/session';
import { FUZZ_SEED, fuzzInputs } from '@/lib/platform/testing/hostile-values';
import { makeAdministrator } from '@/lib/testing/factories/identity';
import { makeTenant } from '@/lib/testing/tenant';
import { request, rootFields, UUID } from './testing/ask-field';
import { type FuzzRequest, fuzzRequest } from './testing/fuzz-values';

const database = useDatabase();
const INPUTS = fuzzInputs(0.75);

let actors: readonly Actor[];
let ids: readonly string[];
beforeAll(async () => {
  const tenant = await makeTenant(database.db);
  const other = await makeTenant(database.db);
  const { actor: administrator } = await makeAdministrator(database.db);
  const owner = accountActor((await findSession(tenant.members.owner.sessionId)).account);
  const finance = accountActor((await findSession(tenant.members.finance.sessionId)).account);
  actors = [owner, owner, owner, administrator, finance, anonymous];
  ids = [...new Set(JSON.stringify([tenant, other]).match(UUID) ?? [])];
});

/** The status and the codes of the answer; of a stream only its beginning is read. */
async function answerTo(actor: Actor, { query, variables }: FuzzRequest): Promise<string> {
  const streams = query.startsWith('subscription');
  const response = await request(actor, query, variables, streams ? 'text/event-stream' : undefined);
  const reader = response.body?.getReader();
  let text = '';
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    text += new TextDecoder().decode(part.value);
    if (streams && text.includes('data:')) break;
    if (streams && !text.includes('errors')) break;
  }
  await reader?.cancel();
  return `${response.status} ${text}`;
}

test(`no malformed request of ${INPUTS} is answered INTERNAL or 500`, { timeout: 3_600_000 }, async () => {
  console.info(`fuzz of /graphql: ${INPUTS} inputs, FUZZ_SEED=${FUZZ_SEED}`);
  const asked = fc.tuple(fc.nat(), fuzzRequest(rootFields(), ids));
  const property = fc.asyncProperty(asked, async ([who, input]) => {
    const actor = actors[who % actors.length] ?? anonymous;
    const answer = await answerTo(actor, input);
    expect(answer).not.toMatch(/^5\d\d|"INTERNAL"|"INTERNAL_SERVER_ERROR"/);
  });
  await fc.assert(property, { seed: FUZZ_SEED, numRuns: INPUTS, interruptAfterTimeLimit: 3_500_000 });
});
