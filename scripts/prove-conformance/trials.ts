import { markedTests, markOf } from '../../e2e/conformance/find-tests.ts';
import type { Row } from '../../e2e/conformance/row.ts';
import type { Break } from './break.ts';
import { breaksOf } from './find-breaks.ts';

/** A row, one way of breaking it, and the test that is to notice. */
export type Trial = {
  readonly row: string;
  readonly broken: Break;
  readonly file: string;
  readonly title: string;
  /** A write, whose title is a pattern: it has cases of its own for values that exclude each other, as `updateAgency state`. */
  readonly write?: string;
};
export type Verdict = Trial & {
  /** `unreached`: nothing came by what is broken. `untried`: the test did not run, or fails with nothing broken. */
  readonly seen: 'noticed' | 'unnoticed' | 'unreached' | 'untried';
};

/** What hangs on a talent is read with it. */
const OF_TALENT = [
  'profileTalent',
  'skillTalent',
  'multimedia',
  'academicTraining',
  'experience',
  'exclusiveTalent',
];

/** What the row is of: an entity, or a write; a registration is what one of these sends. */
const nameIn = (id: string): string =>
  (/^[\d.]+\/([^.]+)/.exec(id)?.[1] ?? '').replace(/^registration$/, 'register');

/** Whether a test of this name is to notice. */
export function isToNotice(name: string, { title, write }: Trial): boolean {
  if (!write) return name === title;
  const [before = '', after = ''] = title.split('%s');
  const of = name.slice(before.length, -after.length);
  return name.startsWith(before) && name.endsWith(after) && (of === write || of.startsWith(`${write} `));
}

/** The title with which a parametrised test runs for a row. */
function titleOf({ id, literals }: Row, file: string, name: string): string {
  if (!name.includes('%s')) return name;
  if (file.endsWith('queries.test.ts')) return name.replace('%s', literals[0] ?? '');
  const of = nameIn(id);
  return name.replace('%s', OF_TALENT.includes(of) ? 'talent' : of.replaceAll('-', ' '));
}

/** The trials of those rows that tests of one runner hold. */
export function trialsOf(rows: readonly Row[], runner: 'vitest' | 'browser'): Trial[] {
  const tests = markedTests();
  return rows.flatMap((row) =>
    (tests.get(markOf(row.id, tests.keys()) ?? '') ?? [])
      .filter(({ file }) => file.endsWith('.spec.ts') === (runner === 'browser'))
      .flatMap(({ file, title }) =>
        breaksOf(row).map((broken) => ({
          row: row.id,
          broken,
          file,
          ...(file.endsWith('mutations.test.ts')
            ? { title, write: nameIn(row.id) }
            : { title: titleOf(row, file, title) }),
        })),
      ),
  );
}
