import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useDatabase } from '@/db/testing/use-database';
import { transact } from '@/lib/platform/transaction';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { answerRequest } from '@/lib/testing/next-request';
import { issueLink } from './link-tokens/issue-link';
import { LINK_COOKIE } from './link-tokens/rules';
import { currentLinkActor } from './session';

const database = useDatabase();
const IP = '203.0.113.9';
const askWith = (secret: string) =>
  answerRequest({ headers: { 'x-forwarded-for': IP }, cookies: { [LINK_COOKIE]: secret } });

async function link() {
  const { user } = await makeAgencyUser(database.db);
  const subject = { userId: user.id };
  const expiresAt = new Date(Date.now() + 60_000);
  const url = await transact((tx) =>
    issueLink(tx, { purpose: 'PASSWORD_RESET', subject, agencyId: null, expiresAt }),
  );
  askWith(new URL(url).searchParams.get('k') ?? '');
  return subject;
}

test('bad links tried from a network close none of its good ones', async () => {
  for (let count = 0; count < 250; count++) {
    askWith(randomUUID());
    expect(await currentLinkActor('PASSWORD_RESET', {})).toEqual({ kind: 'anonymous' });
  }
  const subject = await link();
  expect(await currentLinkActor('PASSWORD_RESET', subject)).toMatchObject({
    kind: 'linkHolder',
    ip: IP,
  });
});

test('while the database cannot be asked, a link is neither good nor bad', async () => {
  const subject = await link();
  await database.db.execute(sql`alter table link_tokens rename to elsewhere`);
  await expect(currentLinkActor('PASSWORD_RESET', subject)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await database.db.execute(sql`alter table elsewhere rename to link_tokens`);
  expect(await currentLinkActor('PASSWORD_RESET', subject)).toMatchObject({ kind: 'linkHolder' });
});
