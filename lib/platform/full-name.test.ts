import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { talents } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { fullName } from '@/lib/core/full-name';
import { makeTalent } from '@/lib/testing/factories/talents';
import { fullNameOf, fullNameOrNull } from './full-name';

const database = useDatabase();

test('a person of one name is shown by it, in rows and in TypeScript alike', async () => {
  const nobody = alias(talents, 'nobody');
  for (const [lastname, whole] of [
    ['', 'Ana'],
    ['Pérez', 'Ana Pérez'],
  ] as const) {
    const { id } = await makeTalent(database.db, { name: 'Ana', lastname });
    const rows = await database.db
      .select({ name: fullNameOf(talents), other: fullNameOrNull(nobody) })
      .from(talents)
      .leftJoin(nobody, sql`false`)
      .where(eq(talents.id, id));
    expect(rows).toEqual([{ name: whole, other: null }]);
    expect(fullName({ name: 'Ana', lastname })).toBe(whole);
  }
});

/** A name and a surname put together by hand, which shows two blanks or one too many for somebody with one name. */
const BY_HAND =
  /\w*[nN]ame\} \$\{\w*\.?\w*[lL]astname\}|\bname \|\| ' ' \|\| \w+\.lastname(?!\))|concat_ws\(' ', \w*\.?name, \w*\.?lastname\)/;

test('nothing that is shown puts a name and a surname together by hand', () => {
  const files = ['lib', 'app'].flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => join(root, name)),
  );
  const wrong = files.filter(
    (name) =>
      /\.tsx?$/.test(name) &&
      !/\.test\.|testing\/|full-name\.ts$/.test(name) &&
      BY_HAND.test(readFileSync(name, 'utf8')),
  );
  expect(wrong).toEqual([]);
});
