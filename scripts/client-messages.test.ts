import path from 'node:path';
import { expect, it } from 'vitest';
import { messages } from '@/lib/i18n/messages/es';
import { readProject } from './boundaries/project.ts';
import { readSources } from './boundaries/read-sources.ts';

/** The route groups whose client components read texts by context. */
const GROUPS = ['app/(portal)/', 'app/(talent)/'] as const;
const groupOf = (file: string) => GROUPS.find((group) => file.startsWith(group));
const sources = readSources(path.resolve(import.meta.dirname, '..'));
const project = readProject(sources);

/** All that a module imports, at any depth, itself included. */
function reached(from: readonly string[]): string[] {
  const seen = new Set(from);
  for (const file of seen) {
    for (const { target, typeOnly } of project.get(file)?.imports ?? [])
      if (!typeOnly && target.kind === 'file') seen.add(target.place.path);
  }
  return [...seen];
}

/** What hooks depend on: `, [document, t])`. */
const DEPENDENCIES = /,\s*\[[\w.,\s]*\],?\s*\)/g;

/**
 * What a module reads of the catalogue: 'events.list', or 'events' where it is not plain which part. A name stands for
 * what it was declared as last.
 */
function readBy(source: string): string[] {
  const code = source.replaceAll(DEPENDENCIES, ')');
  const declared = [...code.matchAll(/(?:const (\w+) = )?useTranslations\('([\w.]+)'\)/g)];
  return declared.flatMap(({ 1: name, 2: path = '', index }) => {
    const [namespace = '', part] = path.split('.');
    if (part) return [`${namespace}.${part}`];
    if (!name) return [namespace];
    const next = declared.find((other) => other.index > index && other[1] === name);
    const uses = code
      .slice(index, next?.index)
      .matchAll(
        new RegExp(`(?<!const |['.\\w])${name}\\b(?:\\.\\w+)?(?:\\(\\s*['\`](\\w+)['\`.])?(?!')`, 'g'),
      );
    return [...uses].map(([, key]) => (key ? `${namespace}.${key}` : namespace));
  });
}

const handed = (file: string): string[] =>
  [...(sources[file] ?? '').matchAll(/(?:namespaces=\{|readonly MessagePath\[\] = )\[([^\]]*)\]/g)].flatMap(
    ([, list = '']) => [...list.matchAll(/'([\w.]+)'/g)].map(([, path = '']) => path),
  );

const clientFiles = (from: readonly string[]): string[] => {
  const doors = reached(from).filter((file) => project.get(file)?.directive === 'use client');
  return reached(doors);
};

const pages = Object.keys(sources).filter((file) => groupOf(file) && file.endsWith('/page.tsx'));

it.each(pages)('%s hands its client components the texts they read', (page) => {
  const group = groupOf(page);
  const all = [page, `${group}layout.tsx`, `${group}error.tsx`];
  const needed = new Set(clientFiles(all).flatMap((file) => readBy(sources[file] ?? '')));
  const given = new Set(reached(all).flatMap(handed));
  const has = (need: string) => given.has(need) || given.has(need.split('.')[0] ?? '');
  expect([...needed].filter((need) => !has(need))).toEqual([]);
});

it('hands out what there is', () => {
  const paths = Object.keys(sources).flatMap(handed);
  const missing = paths.filter((name) => {
    const [namespace = '', part] = name.split('.');
    const all = (messages as Readonly<Record<string, Readonly<Record<string, unknown>>>>)[namespace];
    return !all || (part !== undefined && !(part in all));
  });
  expect(missing).toEqual([]);
});
