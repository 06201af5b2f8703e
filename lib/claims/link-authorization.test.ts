import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { talents } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { markDatabase, writesSince } from '@/db/testing/watch-writes';
import type { LinkPurpose } from '@/db/values/link-purposes';
import { type Actor, anonymous } from '@/lib/core/actor';
import { AppError } from '@/lib/core/errors';
import { LINK_PURPOSES } from '@/lib/core/link-purposes';
import { findLinkActor } from '@/lib/identity/link-tokens/queries';
import { copyTenant } from '@/lib/testing/copied-tenant';
import { makeConfirmation } from '@/lib/testing/factories/identity';
import { makeTenantLink, type Tenant } from '@/lib/testing/tenant';
import { LINK_TABLE, type LinkRow } from './testing/link-table';

const database = useDatabase();
const PURPOSES = Object.keys(LINK_PURPOSES) as LinkPurpose[];
/** Purposes whose page does not exist yet. */
const WITHOUT_PAGE: readonly LinkPurpose[] = [];
let mine: Tenant;
let theirs: Tenant;

beforeAll(async () => {
  mine = await copyTenant(database.db);
  theirs = await copyTenant(database.db);
});

/** The actor of a request on the path of `own` with that secret, as currentLinkActor decides. */
const holder = async (
  { purpose, subject }: LinkRow,
  own: Tenant,
  secret: string,
  browser: string | null = null,
): Promise<Actor> => (await findLinkActor(purpose, subject(own), secret, browser)) ?? anonymous;

const link = (
  { purpose, subject }: LinkRow,
  own: Tenant,
  status?: 'living' | 'expired' | 'revoked' | 'used',
  as: LinkPurpose = purpose,
) => makeTenantLink(database.db, as, { ...subject(own), agencyId: own.agency }, status);

/** One word for the outcome: the refusal, or what a page shows to a stranger. */
async function told({ does }: LinkRow, actor: Actor, own: Tenant): Promise<unknown> {
  try {
    return await does(actor, own);
  } catch (error) {
    if (error instanceof AppError) return { code: error.code, messageKey: error.messageKey };
    throw error;
  }
}

test('every purpose of a link has its rules', () => {
  const ruled = new Set(LINK_TABLE.map(({ purpose }) => purpose));
  expect([...ruled].sort()).toEqual(PURPOSES.filter((purpose) => !WITHOUT_PAGE.includes(purpose)).sort());
});

describe.each(LINK_TABLE)('$purpose: $name', (row) => {
  test('[2.6/contract pair] is done by the holder of its living link, and touches nobody else', async () => {
    const before = await markDatabase(database.pool);
    const own = await copyTenant(database.db);
    const browser = await makeConfirmation(database.db, own.talent);
    const actor = await holder(row, own, await link(row, own), browser);
    await row.arrange?.(database.db, own, actor);
    const answer = await told(row, actor, own);
    expect(answer).not.toHaveProperty('messageKey');
    expect(JSON.stringify(answer)).not.toContain(theirs.marker);
    expect((await writesSince(database.pool, before)).touched).toEqual([]);
  });

  test('is told to nobody else, whose link is another or has ended, and changes nothing', async () => {
    const secrets = {
      none: 'x'.repeat(43),
      "another's": await link(row, theirs),
      'of another purpose': await link(row, mine, 'living', row.purpose === 'RIDE' ? 'CLAIM' : 'RIDE'),
      expired: await link(row, mine, 'expired'),
      revoked: await link(row, mine, 'revoked'),
      used: await link(row, mine, 'used'),
    };
    const before = await markDatabase(database.pool);
    const refused = await told(row, anonymous, mine);
    expect(JSON.stringify(refused)).toMatch(/FORBIDDEN|INVALID|UNAUTHENTICATED/);
    expect(JSON.stringify(refused)).not.toContain(mine.marker);
    for (const [name, secret] of Object.entries(secrets)) {
      expect(await told(row, await holder(row, mine, secret), mine), name).toEqual(refused);
    }
    expect((await writesSince(database.pool, before)).changed).toEqual([]);
  });

  test('is refused to whoever signs in, and to holders of good links for something else', async () => {
    const others: Actor[] = [
      {
        kind: 'agencyUser',
        userId: mine.members.owner.userId,
        agencyId: mine.agency,
        agencyState: 23,
        role: 'OWNER',
      },
      { kind: 'administrator', userId: mine.members.owner.userId },
      ...incomplete(row),
      ...PURPOSES.filter((purpose) => purpose !== row.purpose && !alike(purpose, row)).map(
        (purpose): Actor => ({
          kind: 'linkHolder',
          tokenId: mine.members.owner.sessionId,
          purpose,
          agencyId: mine.agency,
          subject: row.subject(mine),
        }),
      ),
    ];
    const before = await markDatabase(database.pool);
    for (const actor of others) {
      const answer = JSON.stringify(await told(row, actor, mine));
      expect(answer, JSON.stringify(actor)).toMatch(/FORBIDDEN|INVALID|UNAUTHENTICATED/);
      expect(answer).not.toContain(mine.marker);
    }
    expect((await writesSince(database.pool, before)).changed).toEqual([]);
  });
});

describe.each(LINK_TABLE.filter(({ purpose }) => LINK_PURPOSES[purpose].asksForCode))(
  '$purpose: $name',
  (row) => {
    test('needs the code of its own talent besides the link', async () => {
      const own = await copyTenant(database.db);
      const secret = await link(row, own);
      const confirmed = await holder(row, own, secret, await makeConfirmation(database.db, own.talent));
      await row.arrange?.(database.db, own, confirmed);
      const person = await database.db.select().from(talents).where(eq(talents.id, own.talent));
      const browsers = { none: null, "another talent's": await makeConfirmation(database.db, theirs.talent) };
      const before = await markDatabase(database.pool);
      for (const [name, browser] of Object.entries(browsers)) {
        const answer = JSON.stringify(await told(row, await holder(row, own, secret, browser), own));
        expect(answer, name).toMatch(/"state":"CODE"|linkCode.needed/);
        for (const { lastname, email, phone, identification, address } of person) {
          for (const known of [lastname, email, phone, identification, address]) {
            if (known) expect(answer, name).not.toContain(known);
          }
        }
      }
      expect((await writesSince(database.pool, before)).changed).toEqual([]);
    });
  },
);

const OF_AN_AGENCY: readonly LinkPurpose[] = [
  'CONTRACT',
  'CLAIM',
  'QUOTATION_ANSWER',
  'ADVANCE',
  'INVITATION',
  'SELECTION',
];

/** Holders of links of the right purpose that name nothing, or no agency. */
function incomplete({ purpose, subject }: LinkRow): Actor[] {
  const link = { kind: 'linkHolder', tokenId: mine.members.owner.sessionId, purpose } as const;
  return [
    { ...link, agencyId: mine.agency, subject: {} },
    ...(OF_AN_AGENCY.includes(purpose) ? [{ ...link, agencyId: null, subject: subject(mine) }] : []),
  ];
}

/** Both links of an account set its password. */
const alike = (purpose: LinkPurpose, { name }: LinkRow): boolean =>
  (purpose === 'ACTIVATION' || purpose === 'PASSWORD_RESET') &&
  name !== 'activate the account' &&
  /password|account/.test(name);
