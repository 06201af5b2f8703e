import type { Breach, Rule } from '../breach.ts';
import { isValues } from '../place.ts';
import type { Import, Project, SourceFile } from '../project.ts';

/** Packages that work on a server alone; a browser bundle with one breaks or gives away too much. */
const SERVER_PACKAGES = [
  '@react-pdf/renderer',
  'bcrypt',
  'drizzle-orm',
  'flydrive',
  'graphile-worker',
  'graphql-yoga',
  'nodemailer',
  'pg',
  'pino',
  'server-only',
  'sharp',
];
const SERVER_MODULES = ['next/headers', 'next/server', 'next-auth', 'next-intl/server'];
/** A file of texts goes to browsers whole, for however few of its words a component wants. */
const TEXTS = 'lib/i18n/messages/';
const MOST_CHARACTERS = 10_000;
const SERVER_FOLDERS = ['db/', 'lib/platform/', 'lib/storage/', 'lib/notifications/'];

/** Client components ('use client') and all they pull in never import what belongs to the server. */
export const clientComponents: Rule = (project) =>
  [...project.values()]
    .filter((file) => file.directive === 'use client')
    .flatMap((file) => serverImportsBelow(project, file));

type Step = { readonly file: SourceFile; readonly way: readonly string[]; readonly line: number };

function serverImportsBelow(project: Project, component: SourceFile): Breach[] {
  const breaches: Breach[] = [];
  const seen = new Set([component.place.path]);
  const queue: Step[] = [{ file: component, way: [component.place.path], line: 0 }];
  for (let step = queue.shift(); step; step = queue.shift()) {
    for (const found of step.file.imports) {
      if (found.typeOnly) continue;
      const line = step.line || found.line;
      const server = serverOnly(found);
      if (server) {
        const way = [...step.way, server].join(' → ');
        breaches.push({ path: component.place.path, line, message: `${TEACH}: ${way}` });
        continue;
      }
      const texts = largeTexts(found, project);
      if (texts) breaches.push({ path: component.place.path, line, message: `${texts} ${TEACH_TEXTS}` });
      const next = found.target.kind === 'file' ? project.get(found.target.place.path) : undefined;
      // A 'use server' module reaches the browser as calls, and another client component is looked at by itself.
      if (!next || next.directive || seen.has(next.place.path)) continue;
      seen.add(next.place.path);
      queue.push({ file: next, way: [...step.way, next.place.path], line });
    }
  }
  return breaches;
}

const TEACH =
  'a client component never imports server code: read in the page and pass props, or go through /graphql or a server action';

const TEACH_TEXTS =
  'would go to the browser whole: give the part that a client component takes a file of its own (lib/i18n/messages/es.ts)';

function largeTexts({ target }: Import, project: Project): string | null {
  if (target.kind !== 'file' || !target.place.path.startsWith(TEXTS)) return null;
  const { path } = target.place;
  return path.endsWith('.json') && (project.get(path)?.characters ?? 0) > MOST_CHARACTERS ? path : null;
}

function serverOnly({ target, specifier }: Import): string | null {
  if (target.kind === 'builtin') return specifier;
  if (target.kind === 'package') {
    return SERVER_PACKAGES.includes(target.name) || SERVER_MODULES.includes(specifier) ? specifier : null;
  }
  const { path } = target.place;
  if (isValues(target.place)) return null;
  return SERVER_FOLDERS.some((folder) => path.startsWith(folder)) ? path : null;
}
