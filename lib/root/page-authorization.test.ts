import { beforeAll, describe, expect, test } from 'vitest';
import { useDatabase } from '@/db/testing/use-database';
import { markDatabase, writesSince } from '@/db/testing/watch-writes';
import { type Actor, type AgencyRole, anonymous } from '@/lib/core/actor';
import { AppError } from '@/lib/core/errors';
import { getOwnUser } from '@/lib/identity/queries';
import { copyTenant } from '@/lib/testing/copied-tenant';
import { makeAdministrator } from '@/lib/testing/factories/identity';
import type { Tenant } from '@/lib/testing/tenant';
import { PAGE_ASKERS, type PageAsker, type PageRow } from './testing/page-row';
import { PAGE_TABLE } from './testing/page-table';

const database = useDatabase();
let mine: Tenant;
let theirs: Tenant;
let nobodys: Tenant;
let administrator: Actor;

beforeAll(async () => {
  mine = await copyTenant(database.db);
  theirs = await copyTenant(database.db);
  nobodys = idsOfNothing(mine);
  administrator = (await makeAdministrator(database.db)).actor;
});

const ROLES = { owner: 'OWNER', producer: 'PRODUCER', finance: 'FINANCE', reader: 'READ_ONLY' } as const;
const IDS = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

function actorOf(asker: PageAsker, own: Tenant): Actor {
  switch (asker) {
    case 'anonymous':
      return anonymous;
    case 'administrator':
      return administrator;
    case 'talent':
      return { kind: 'talent', talentId: own.talent };
    case 'link': {
      const subject = { convocatoryId: own.convocatory, talentId: own.talent };
      const tokenId = own.members.owner.sessionId;
      return { kind: 'linkHolder', tokenId, purpose: 'TALENT_REPLY', agencyId: own.agency, subject };
    }
    default: {
      const role: AgencyRole = ROLES[asker];
      return {
        kind: 'agencyUser',
        userId: own.members[asker].userId,
        agencyId: own.agency,
        agencyState: 23,
        role,
      };
    }
  }
}

/** Is done once in a while for one quotation, so each asker has its own. */
const ONCE = 'sending a quotation';

/** An agency in which that can be read. */
async function ownOf({ arrange }: PageRow, usual: Tenant): Promise<Tenant> {
  if (!arrange) return usual;
  const own = await copyTenant(database.db);
  await database.db.execute(arrange(own));
  return own;
}

/** What it answers, as text without its ids, or the code with which it refuses. */
async function told(
  { does }: PageRow,
  actor: Actor,
  own: Tenant,
): Promise<{ code: string | null; text: string }> {
  try {
    const text = JSON.stringify(plain(await does(actor, own))) ?? '';
    return { code: null, text: text.replaceAll(IDS, '<id>') };
  } catch (error) {
    if (error instanceof AppError) return { code: error.code, text: error.messageKey };
    throw error;
  }
}

/** With maps as their entries, which JSON would leave out. */
const plain = (value: unknown): unknown => (value instanceof Map ? [...value] : value);

function idsOfNothing(own: Tenant): Tenant {
  const entries = Object.entries(own).map(([name, value]) => [
    name,
    typeof value === 'string' && name !== 'marker' ? crypto.randomUUID() : value,
  ]);
  return Object.fromEntries(entries) as Tenant;
}

describe.each(PAGE_TABLE)('$name', (row) => {
  test('is refused to whom it is not for, and changes nothing', async () => {
    const before = await markDatabase(database.pool);
    for (const asker of PAGE_ASKERS.filter((each) => !row.allowed.includes(each))) {
      const { code } = await told(row, actorOf(asker, mine), mine);
      expect(code, asker).toBe(asker === 'anonymous' ? 'UNAUTHENTICATED' : 'FORBIDDEN');
    }
    expect((await writesSince(database.pool, before)).changed).toEqual([]);
  });

  test("tells an agency of another's what it tells of nobody's", async () => {
    const another = await ownOf(row, theirs);
    const before = await markDatabase(database.pool);
    for (const asker of row.allowed.filter((each) => each in ROLES)) {
      const actor = actorOf(asker, mine);
      const others = await told(row, actor, another);
      expect(others.text, asker).not.toContain(another.marker);
      expect(others, asker).toEqual(await told(row, actor, nobodys));
    }
    expect((await writesSince(database.pool, before)).touched).toEqual([]);
  });

  test('is answered to whom it is for', async () => {
    const arranged = await ownOf(row, mine);
    for (const asker of row.allowed) {
      const own = row.name.startsWith(ONCE) ? await copyTenant(database.db) : arranged;
      const { code, text } = await told(row, actorOf(asker, own), own);
      expect(code, `${asker}: ${text}`).toBeNull();
      if (asker !== 'administrator') expect(text, asker).not.toContain(theirs.marker);
    }
  });
});

test("the link for a talent's password reads no user of the portal", async () => {
  const { talent, agency, members } = mine;
  const holder: Actor = {
    kind: 'linkHolder',
    tokenId: members.owner.sessionId,
    purpose: 'PASSWORD_RESET',
    agencyId: agency,
    subject: { talentId: talent },
  };
  await expect(getOwnUser(holder)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
