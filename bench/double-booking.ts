import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { talentBookings } from '../db/schema/index.ts';
import { openDatabase } from '../db/testing/open-database.ts';
import { runningElenco } from '../e2e/fixtures/elenco.ts';
import startElenco from '../e2e/fixtures/start-elenco.ts';
import { groupBy } from '../lib/core/group-by.ts';
import { CONVOCATED } from '../lib/core/states.ts';
import { makeConvocated } from '../lib/testing/factories/convocatories.ts';
import { makeEvent } from '../lib/testing/factories/events.ts';
import { makeAgencyUser, TEST_PASSWORD } from '../lib/testing/factories/identity.ts';
import { makeTalent } from '../lib/testing/factories/talents.ts';
import { signIn } from './event-loop/visitor.ts';

// 200 confirmations of one talent at once, by two agencies for overlapping events, each over a connection of its own, so
// that the processes share them: one agency has the talent in the end, and every refusal says why. Ends with 1 otherwise.

const ATTEMPTS = Number(process.env.BENCH_ATTEMPTS) || 200;

type Told = {
  readonly process: string;
  readonly code: string;
  readonly message: string;
  readonly ms: number;
};

/** Confirms a place over a connection of its own. */
function confirm(url: string, cookie: string, id: string): Promise<Told> {
  const began = performance.now();
  const query = `mutation { updateConvocated(id: "${id}", stateId: ${CONVOCATED.CONFIRMED}) { stateId } }`;
  return new Promise((resolve, reject) => {
    const headers = { cookie, origin: url, 'content-type': 'application/json' };
    const asked = request(`${url}/graphql`, { method: 'POST', agent: false, headers }, async (answer) => {
      const body = JSON.parse(await text(answer));
      const [error] = body.errors ?? [];
      resolve({
        process: String(answer.headers['x-process']),
        code: error?.extensions?.code ?? 'CONFIRMED',
        message: error?.message ?? '',
        ms: performance.now() - began,
      });
    });
    asked.on('error', reject).end(JSON.stringify({ query }));
  });
}

process.env.WEB_PROCESSES ||= '2';
const stop = await startElenco();
const { url, dataDir } = runningElenco();
const { db, pool } = await openDatabase(dataDir);
try {
  const talent = await makeTalent(db);
  const sides = await Promise.all(
    ['Primera', 'Segunda'].map(async (name) => {
      const { user, agency } = await makeAgencyUser(db);
      const event = await makeEvent(db, { agency, name });
      const place = await makeConvocated(db, { event, talent, stateId: CONVOCATED.CALLED });
      const { cookie } = await signIn(url, { email: user.email, password: TEST_PASSWORD });
      return { agencyId: agency.id, id: place.id, cookie };
    }),
  );
  const told = await Promise.all(
    Array.from({ length: ATTEMPTS }, async (_, index) => {
      const side = sides[index % 2];
      if (!side) throw new Error('there are two');
      return { ...(await confirm(url, side.cookie, side.id)), agencyId: side.agencyId };
    }),
  );
  const bookings = await db.select().from(talentBookings).where(eq(talentBookings.talentId, talent.id));
  const confirmed = bookings.filter(({ kind }) => kind === 'CONFIRMED');
  const winner = confirmed[0]?.agencyId;
  const groups = groupBy(
    told,
    (one) => `${one.agencyId === winner ? 'has the talent' : 'the other'} · ${one.code} · ${one.message}`,
  );
  console.table([...groups].map(([answer, all]) => ({ answer, count: all.length })));
  const ms = told.map((one) => one.ms).sort((a, b) => a - b);
  const at = (part: number) => Math.round(ms[Math.floor((ms.length - 1) * part)] ?? 0);
  const processes = [...groupBy(told, (one) => one.process)].map(([name, all]) => `${name}: ${all.length}`);
  console.log({ attempts: ATTEMPTS, processes, 'p50 ms': at(0.5), 'p99 ms': at(0.99), 'max ms': at(1) });
  const wrong = told.filter(
    (one) =>
      (one.agencyId === winner) !== (one.code === 'CONFIRMED') ||
      (one.code !== 'CONFIRMED' && one.message === ''),
  );
  if (confirmed.length !== 1 || wrong.length > 0) {
    console.error(`${confirmed.length} bookings, ${wrong.length} wrong answers`);
    process.exitCode = 1;
  }
} finally {
  await pool.end();
  await stop();
}
