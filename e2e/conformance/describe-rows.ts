import { ROWS } from './all-rows.ts';
import { markedTests, markOf } from './find-tests.ts';
import { DECISIONS, type Row } from './row.ts';

const TITLES: Readonly<Record<string, string>> = {
  1: 'Part 1: the portal',
  2: 'Part 2: talents and the public',
};

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

function holderOf({ id, decision }: Row, tests: ReturnType<typeof markedTests>): string {
  if (decision) return `Decision: ${DECISIONS[decision]}`;
  const held = tests.get(markOf(id, tests.keys()) ?? '') ?? [];
  return held.map(({ file, title }) => `\`${file}\`: ${title.replace(/^(?:\[[^\]]+\] )+/, '')}`).join('; ');
}

const wordsOf = ({ literals, messages }: Row) =>
  [...literals, ...Object.values(messages)].map((word) => `\`${word.replaceAll('`', "'")}\``).join(' ');

/** All rows as a page of Markdown, as `npm run conformance` prints it. */
export function describeRows(rows: readonly Row[] = ROWS): string {
  const tests = markedTests();
  const decided = rows.filter(({ decision }) => decision);
  const lines = [
    '# What the specification asks, and which test holds it',
    '',
    'Printed by `npm run conformance` from `e2e/conformance/rows`. What a row is: decision 196.',
    '',
    `${rows.length} requirements: ${rows.length - decided.length} by a test, ${decided.length} by a decision, none open.`,
  ];
  let part = '';
  let chapter = '';
  for (const row of rows) {
    const [first = ''] = row.chapter.split('.');
    if (first !== part) lines.push('', `## ${TITLES[first]}`);
    if (row.chapter !== chapter) {
      lines.push(
        '',
        `### ${row.chapter.slice(2)}`,
        '',
        '| id | requirement | words | held by |',
        '|---|---|---|---|',
      );
    }
    part = first;
    chapter = row.chapter;
    lines.push(`| ${[row.id, row.requirement, wordsOf(row), holderOf(row, tests)].map(cell).join(' | ')} |`);
  }
  return `${lines.join('\n')}\n`;
}
