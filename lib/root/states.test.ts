import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { quotations } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { QUOTATION } from '@/lib/core/states';
import { LIFECYCLES } from '@/lib/core/states/all';
import { type Lifecycle, statesOf } from '@/lib/core/states/lifecycle';
import activity from '@/lib/i18n/messages/es/activity.json';
import { makeQuotation } from '@/lib/testing/factories/quotations';
import { describeStates } from '@/scripts/states/describe-states';

const own = useDatabase();
const root = path.resolve(import.meta.dirname, '../..');
const ACTIONS = new Set(
  Object.entries(activity.what).flatMap(([entity, words]) =>
    typeof words === 'string' ? [] : Object.keys(words).map((verb) => `${entity}.${verb}`),
  ),
);
const ACTS = new Set<string>(LIFECYCLES.flatMap(({ moves }) => moves.map(({ act }) => act)));

/** Of the things that have tables, what the audit trail tells with a before or an after that is none of their states. */
const ADVANCE = 'how its advance stands, which follows from what was asked and proven';
const WAVES = 'how the waves of a call stand';
const SAME = 'stays in its state';
const OTHER_CHANGES: Readonly<Record<string, string>> = {
  'claim.approve-first': SAME,
  'contract.end-act': 'how what was proposed stands, not the contract',
  'convocated.record-outside-answer': 'to whom the yes was said',
  'convocatory.change-waves': WAVES,
  'convocatory.finish-waves': WAVES,
  'convocatory.pause-waves': WAVES,
  'convocatory.resume-waves': WAVES,
  'convocatory.send-wave': WAVES,
  'convocatory.start-waves': WAVES,
  'convocatory.stop-waves': WAVES,
  'event.ask-advance': ADVANCE,
  'event.confirm-advance': ADVANCE,
  'event.prove-advance': ADVANCE,
  'event.refuse-advance': ADVANCE,
  'event.undo-advance': ADVANCE,
  'event.withdraw-advance': ADVANCE,
  'photo.move': 'book or gallery',
  'quotation.request-change': SAME,
  'quotation.resend': SAME,
  'quotation.update': SAME,
  'ride.go-over': 'another provider',
  'talent.change-profiles': SAME,
};

test('every act of the tables is one of the audit trail', () => {
  expect([...ACTS].filter((act) => !ACTIONS.has(act))).toEqual([]);
});

/** What stands in the brackets that open at an index of a text. */
function bracketed(text: string, open: number): string {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text[at] === '(') depth++;
    if (text[at] === ')' && --depth === 0) return text.slice(open + 1, at);
  }
  throw new Error('a bracket is not closed');
}

const NAMED = /'([a-z-]+\.[a-z-]+)'/g;
const MADE = /`([a-z-]+)\.\$\{/g;
const STATES = /\b(?:from|to)\s*(?::|[,}])|\b(?:change|moved|states)\b/;

/** Actions that a file tells with a state before or after. */
function statesTold(source: string): string[] {
  return [...source.matchAll(/\brecordAudits?\(/g)].flatMap(({ index = 0, 0: call }) => {
    const told = bracketed(source, index + call.length - 1);
    if (!STATES.test(told)) return [];
    const literal = [...told.matchAll(NAMED)].flatMap(([, name = '']) => (ACTIONS.has(name) ? [name] : []));
    const made = [...told.matchAll(MADE)].map(([, entity = '']) => `${entity}.*`);
    if (literal.length + made.length > 0) return [...literal, ...made];
    return [...source.matchAll(NAMED)].flatMap(([, name = '']) => (ACTIONS.has(name) ? [name] : []));
  });
}

test('every change of state that the audit trail is told of is an act of a table', () => {
  const told = readdirSync(path.join(root, 'lib'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|[/\\]testing[/\\]|audit\.ts$/.test(file))
    .flatMap((file) => statesTold(readFileSync(path.join(root, 'lib', file), 'utf8')));
  const entities = new Set([...ACTS].map((act) => act.split('.')[0] ?? ''));
  const known = (action: string) =>
    ACTS.has(action) || (action.endsWith('.*') && entities.has(action.slice(0, -2)));
  const changes = [...new Set(told)].filter((action) => entities.has(action.split('.')[0] ?? ''));
  expect(changes.filter((action) => !known(action)).sort()).toEqual(Object.keys(OTHER_CHANGES).sort());
});

test('docs/states.md says what the tables do: npm run states', () => {
  expect(readFileSync(path.join(root, 'docs/states.md'), 'utf8')).toBe(describeStates());
});

describe('the database', () => {
  const GUARD = `
    select pg_get_triggerdef(t.oid) as definition, format_type(a.atttypid, a.atttypmod) as type
    from pg_attribute a
    left join pg_trigger t on t.tgrelid = a.attrelid and a.attnum = any(t.tgattr::int2[])
      and t.tgfoid = 'refuse_move'::regproc
    where a.attrelid = $1::regclass and a.attname = $2`;

  /** The pairs of states that the guard of a column lets pass, tried on rows that have nothing but that column. */
  async function movesAllowed({ kept, ...life }: Lifecycle): Promise<string[]> {
    if (!kept) return [];
    const client = await own.pool.connect();
    try {
      const { rows } = await client.query(GUARD, [kept.table, kept.column]);
      expect(rows).toHaveLength(1);
      const { definition, type } = rows[0];
      await client.query(`create temp table tried (${kept.column} ${type})`);
      if (definition) await client.query(definition.replace(` ON public.${kept.table} `, ' ON tried '));
      const states = statesOf({ kept, ...life }).map(([, state]) => state);
      const allowed: string[] = [];
      for (const from of states) {
        for (const to of states.filter((state) => state !== from)) {
          await client.query('delete from tried');
          await client.query('insert into tried values ($1)', [from]);
          const moved = await client.query(`update tried set ${kept.column} = $1`, [to]).catch((error) => {
            if (error.code === '23000') return null;
            throw error;
          });
          if (moved) allowed.push(`${from} → ${to}`);
        }
      }
      return allowed;
    } finally {
      await client.query('drop table if exists tried');
      client.release();
    }
  }

  test.each(LIFECYCLES.filter(({ kept }) => kept).map((life) => [life.name, life] as const))(
    'lets the state of a %s go where its table says, and nowhere else',
    async (_, life) => {
      const said = life.moves.flatMap(({ from, to }) =>
        to === null ? [] : from.map((state) => `${state} → ${to}`),
      );
      expect((await movesAllowed(life)).sort()).toEqual([...new Set(said)].sort());
    },
  );

  test('refuses a row whatever statement moves it', async () => {
    const rejected = await makeQuotation(own.db, { stateId: QUOTATION.REJECTED });
    const moved = own.db
      .update(quotations)
      .set({ stateId: QUOTATION.ACCEPTED })
      .where(eq(quotations.id, rejected.id));
    await expect(moved).rejects.toMatchObject({ cause: { code: '23000' } });
  });
});
