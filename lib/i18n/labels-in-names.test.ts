import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { foldText } from '@/lib/core/text';
import { messages } from './messages/es';

const APP = path.join(import.meta.dirname, '../../app');
const FILES = readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));

/** Letters and figures alone: signs are not spoken. */
const spoken = (text: string): string =>
  foldText(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .join(' ');

const textAt = (key: string): string | null => {
  let at: unknown = messages;
  for (const part of key.split('.')) at = (at as Record<string, unknown> | undefined)?.[part];
  return typeof at === 'string' ? at : null;
};

type Named = { readonly shown: string; readonly name: string };

/** The whole content of an element: `>{t('key')}</Name>`. */
const CONTENT = />\s*\{(\w+)\('([\w.]+)'[^{}]*(?:\{[^{}]*\}[^{}]*)?\)\}\s*<\/(\w+)>/g;

/** Elements whose only content is a text, and whose name for who does not see them is another one. */
function namedIn(file: string): Named[] {
  const source = readFileSync(path.join(APP, file), 'utf8');
  const spaces = new Map(
    [
      ...source.matchAll(/(?:const|,)\s*\[?(?:[^=;]*,\s*)?(\w+)\]?\s*=[^=;]*?Translations\('([\w.]+)'\)/g),
    ].map(([, name = '', space = '']) => [name, space]),
  );
  const read = (translator: string, key: string) => {
    const space = spaces.get(translator);
    return space === undefined ? null : textAt(`${space}.${key}`);
  };
  return [...source.matchAll(CONTENT)].flatMap(({ index, 1: translator = '', 2: key = '', 3: tag = '' }) => {
    const opening = source.slice(source.lastIndexOf(`<${tag}`, index), index);
    const label = /aria-label=\{(\w+)\('([\w.]+)'/.exec(opening);
    const name = label && read(label[1] ?? '', label[2] ?? '');
    const shown = read(translator, key);
    // Of what is counted the words change with the number.
    return name && shown && !shown.includes('{') ? [{ name, shown }] : [];
  });
}

test('what is named for who does not see it begins with, or holds, what is seen (WCAG 2.5.3)', () => {
  const all = FILES.flatMap((file) => namedIn(file).map((one) => ({ file, ...one })));
  expect(all.length).toBeGreaterThan(40);
  const wrong = all.filter(({ name, shown }) => !spoken(name).includes(spoken(shown)));
  expect(wrong).toEqual([]);
});
