import { eq, sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import {
  agencies,
  claims,
  contracts,
  convocateds,
  events,
  files,
  messages,
  quotations,
  talentPhotos,
  talents,
  users,
} from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { renderContractPdf } from '@/lib/contracts/pdf/contract-pdf';
import { anonymous } from '@/lib/core/actor';
import { APPLICATION, CONVOCATED, EVENT, PHOTO, QUOTATION } from '@/lib/core/states';
import { verifyPassword } from '@/lib/identity/passwords';
import { recordAudit } from '@/lib/platform/audit';
import { sealChains } from '@/lib/platform/audit-chain/seal-chains';
import { verifyChain } from '@/lib/platform/audit-chain/verify-chain';
import { demoAdministrator } from './data/agencies.ts';
import { demoLogins } from './demo-logins.ts';
import { LOCK, seedDemo } from './seed-demo.ts';
import { useDemo } from './testing/use-demo.ts';

// Three hundred drawings take seconds and are looked at by people; here any bytes do.
vi.mock('./drawings/portraits.ts', async (original) => ({
  ...(await original<object>()),
  renderPortrait: async () => Buffer.from('a portrait'),
}));
vi.mock('@/lib/contracts/pdf/contract-pdf', { spy: true });

const database = useDatabase();
const demo = useDemo();

const waitsForTheLock = async () => {
  const { rows } = await database.pool.query(
    "select 1 from pg_stat_activity where datname = current_database() and wait_event = 'advisory'",
  );
  return rows.length > 0;
};
const statesOf = async (column: string, table: string): Promise<number[]> => {
  const { rows } = await demo.pool.query(`select distinct ${column} as state from ${table} order by 1`);
  return rows.map(({ state }) => state);
};
const inOrder = (states: Readonly<Record<string, number>>) => Object.values(states).sort((a, b) => a - b);

describe('seedDemo', () => {
  it('leaves nothing behind when it fails half-way', async () => {
    vi.mocked(renderContractPdf).mockRejectedValueOnce(new Error('no paper'));
    await expect(seedDemo(database.url)).rejects.toThrow('no paper');
    expect(await database.db.$count(users)).toBe(0);
    expect(await database.db.$count(files)).toBe(0);
  });

  it('waits for one that is at work, and then finds the demo there', async () => {
    const other = await database.pool.connect();
    await other.query('begin');
    await other.query('select pg_advisory_xact_lock($1)', [LOCK]);
    const { id, email, name, lastname } = demoAdministrator;
    await other.query(
      `insert into users (id, email, name, lastname, phone, state_id, is_administrator) values ($1, $2, $3, $4, '1', 73, true)`,
      [id, email, name, lastname],
    );
    const waiting = seedDemo(database.url);
    await expect.poll(waitsForTheLock).toBe(true);
    await other.query('commit');
    other.release();
    expect(await waiting).toBe(false);
    expect(await database.db.$count(users)).toBe(1);
  });
});

/** As the first start of an Elenco leaves it, which the browser tests visit. */
describe('the demo', () => {
  it('has so many people, quotations and events', async () => {
    expect(await demo.db.$count(talents)).toBe(60);
    expect(await demo.db.$count(quotations)).toBe(30);
    expect(await demo.db.$count(events)).toBe(15);
  });

  it('shows every state that a quotation, an event, a place in a call and a photo can be in', async () => {
    expect(await statesOf('state_id', 'quotations')).toEqual(inOrder(QUOTATION));
    expect(await statesOf('state_id', 'events')).toEqual(inOrder(EVENT));
    expect(await statesOf('state_id', 'convocateds')).toEqual(inOrder(CONVOCATED));
    expect(await statesOf('application_state_id', 'convocateds')).toEqual(inOrder(APPLICATION));
    expect(await statesOf('state_id', 'talent_photos')).toEqual(inOrder(PHOTO));
  });

  it('makes the accounts that the start shows, with their password', async () => {
    for (const login of demoLogins) {
      const [user] = await demo.db.select().from(users).where(eq(users.email, login.email));
      expect(await verifyPassword(login.password, user?.passwordHash ?? null), login.email).toBe(true);
      expect(user?.isAdministrator, login.email).toBe(login.url.includes('admin'));
    }
  });

  it('confirms as many talents as each confirmed or finished event needs', async () => {
    const { rows } = await demo.pool.query(
      `select e.name, sum(p.quantity)::int as needed,
         (select count(*)::int from convocateds c where c.event_id = e.id and c.state_id = 1813) as confirmed
       from events e join event_personals p on p.event_id = e.id where e.state_id in (35, 36) group by e.id`,
    );
    expect(rows.filter(({ needed, confirmed }) => needed !== confirmed)).toEqual([]);
  });

  it('lets two of the agencies share no talent', async () => {
    const { rows } = await demo.pool.query(
      `select c.talent_id from convocateds c join agencies a on a.id = c.agency_id
       where a.name like 'Casa Norte%' or a.name like 'Lucía%'
       group by 1 having count(distinct a.id) > 1`,
    );
    expect(rows).toEqual([]);
    expect(await demo.db.$count(agencies)).toBe(3);
  });

  it('tells of waves, of applications to an open call, of ratings, of an advance and of consents', async () => {
    const { rows } = await demo.pool.query(
      `select (select array_agg(status || ' ' || sent) from wave_plans) as waves,
         (select count(*) > 0 from call_applications where status = 'WAITING') as applied,
         (select count(*) > 10 from talent_ratings) as rated,
         (select count(*)::int from events where advance_asked_at is not null) as advances,
         (select count(*)::int from talents where state_id = 18 and not exists (
           select 1 from talent_consents where talent_id = talents.id and purpose = 'DATA')) as silent`,
    );
    expect(rows).toEqual([{ waves: ['PAUSED 2'], applied: true, rated: true, advances: 1, silent: 0 }]);
  });

  it('keeps codes of each agency consecutive and its counter at the last', async () => {
    const { rows } = await demo.pool.query(
      `select a.consecutive_quote as last, max(q.code) as highest, max(q.code) - min(q.code) + 1 as span,
         count(q.code)::int as coded
       from agencies a join quotations q on q.agency_id = a.id group by a.id`,
    );
    for (const { last, highest, span, coded } of rows) expect([last, span]).toEqual([highest, coded]);
  });

  it('signs contracts and claims with their PDFs, only for those who are confirmed', async () => {
    const papers = await demo.db
      .select({ state: convocateds.stateId, contractPdf: contracts.pdfFileId, claimPdf: claims.pdfFileId })
      .from(contracts)
      .innerJoin(convocateds, eq(convocateds.id, contracts.convocatedId))
      .leftJoin(claims, eq(claims.contractId, contracts.id));
    expect(papers.length).toBeGreaterThan(0);
    expect(papers.every(({ state, contractPdf }) => state === CONVOCATED.CONFIRMED && contractPdf)).toBe(
      true,
    );
    expect(papers.some(({ claimPdf }) => claimPdf)).toBe(true);
  });

  it('shows to everybody only the photos that were approved', async () => {
    const shown = await demo.db
      .selectDistinct({ state: talentPhotos.stateId, visibility: files.visibility })
      .from(talentPhotos)
      .innerJoin(files, eq(files.id, talentPhotos.fileId))
      .where(sql`${files.visibility} = 'PUBLIC'`);
    expect(shown).toEqual([{ state: PHOTO.APPROVED, visibility: 'PUBLIC' }]);
  });

  it('is told by the trail in the order in which it happened, by each kind of actor', async () => {
    const { rows } = await demo.pool.query(
      `select count(*) filter (where at < before)::int as back, array_agg(distinct actor_kind) as kinds
       from (select at, actor_kind, lag(at) over (partition by chain order by position) as before
             from audit_chain join audit_entries on audit_entries.id = entry_id) told`,
    );
    const kinds = ['administrator', 'agencyUser', 'anonymous', 'job', 'linkHolder', 'talent'];
    expect(rows).toEqual([{ back: 0, kinds }]);
  });

  it('is sealed and verified past its tenth seal', async () => {
    let last = await sealChains(demo.pool);
    for (let count = 0; count < 11; count++) {
      await demo.db.transaction((tx) =>
        recordAudit(tx, anonymous, 'client.update', { id: `${count}`, agencyId: null }),
      );
      last = await sealChains(demo.pool);
    }
    expect(last?.position).toBeGreaterThan(11);
    expect(await verifyChain(demo.pool)).toMatchObject({ head: last, fault: null });
  });

  it('leaves no mail and no job of what happened then to be done today', async () => {
    expect(await demo.db.$count(messages)).toBe(0);
    const { rows } = await demo.pool.query('select 1 from graphile_worker._private_jobs');
    expect(rows).toEqual([]);
  });

  it('dates nothing that has happened after now', async () => {
    const { rows } = await demo.pool.query(
      `select 'audit' as what from audit_entries where at > now()
       union all select 'file' from files where created_at > now()
       union all select 'sent' from quotations where sent_at > now() or accepted_at > now() or created_at > now()
       union all select 'photo' from talent_photos where reviewed_at > now()
       union all select 'reply' from convocateds where replied_at > now() or seen_at > now()`,
    );
    expect(rows).toEqual([]);
  });
});
