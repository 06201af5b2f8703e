import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LAYOUTS } from './layouts';
import { tableOf } from './testing/layout-table';

const page = readFileSync('docs/bank-files.md', 'utf8');

test.each(LAYOUTS.filter(({ kind }) => kind === 'FIXED').map((layout) => [layout.name, layout] as const))(
  'docs/bank-files.md says each field of %s',
  (name, layout) => {
    const section = page.split('\n## ').find((part) => part.startsWith(`${name}\n`)) ?? '';
    expect(section.split('\n').filter((line) => /^\| (header|payment) /.test(line))).toEqual(tableOf(layout));
  },
);
