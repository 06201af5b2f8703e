import { expect, test } from 'vitest';
import { findBreaches } from '../find-breaches.ts';
import type { Sources } from '../project.ts';

const messages = (sources: Sources) => findBreaches(sources).map(({ path, message }) => `${path} ${message}`);

const form = {
  'app/(public)/form.tsx': "'use client';\nimport { send } from './send';",
  'app/(public)/send.ts': "import texts from '@/lib/i18n/messages/es/errors.json';",
};

test('no client component brings a large file of texts, by whatever way', () => {
  const texts = (characters: number) => ({ 'lib/i18n/messages/es/errors.json': ' '.repeat(characters) });
  expect(messages({ ...form, ...texts(10_001) })).toEqual([
    expect.stringContaining(
      'app/(public)/form.tsx lib/i18n/messages/es/errors.json would go to the browser whole',
    ),
  ]);
  expect(messages({ ...form, ...texts(10_000) })).toEqual([]);
});

test('no link asks for every page in view', () => {
  const plain = "import Link from 'next/link';";
  expect(messages({ 'app/(portal)/clientes/row.tsx': plain })).toEqual([
    expect.stringContaining('waits until it is pressed'),
  ]);
  expect(messages({ 'app/_ui/link.tsx': plain })).toEqual([]);
});
