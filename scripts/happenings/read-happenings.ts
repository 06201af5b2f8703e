import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { REACTING } from '@/lib/root/reactions';

type Described = { readonly name: string; readonly text: string };

/** Entries of an object or a type whose names are happenings, each with the comment above it. */
const ENTRY = /\/\*\*((?:[^*]|\*(?!\/))*)\*\/\s*'([a-z]+\.[a-z]+)':/g;
const NAME = /^ {2}'([a-z]+\.[a-z]+)':/gm;

function describedIn(file: string): Described[] {
  const source = readFileSync(file, 'utf8');
  const described = [...source.matchAll(ENTRY)].map(([, comment = '', name = '']) => ({
    name,
    text: comment.replaceAll(/\s*\n\s*\* ?/g, ' ').trim(),
  }));
  const bare = [...source.matchAll(NAME)].filter(([, name]) => !described.some((one) => one.name === name));
  if (bare.length > 0) throw new Error(`${file}: ${bare.map(([, name]) => name).join(', ')} has no comment`);
  return described;
}

/** Where each happening is told: the files that call `react` with it. */
function toldIn(root: string, name: string): string[] {
  return readdirSync(path.join(root, 'lib'), { recursive: true, encoding: 'utf8' })
    .map((file) => `lib/${file.replaceAll(path.sep, '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => readFileSync(path.join(root, file), 'utf8').includes(`react(tx, actor, '${name}'`))
    .sort();
}

/** The page that lists each happening, where it is told, and who does what then, in that order. */
export function describeHappenings(root: string): string {
  const domains = Object.keys(REACTING).map((domain) => ({
    domain,
    reactions: describedIn(path.join(root, 'lib', domain, 'reactions.ts')),
  }));
  const happenings = describedIn(path.join(root, 'lib/platform/reactions/happenings.ts'));
  const sections = happenings.map(({ name, text }) => {
    const rows = domains.flatMap(({ domain, reactions }) =>
      reactions
        .filter((reaction) => reaction.name === name)
        .map((reaction) => `1. [${domain}](../lib/${domain}/reactions.ts): ${reaction.text}`),
    );
    const where = toldIn(root, name).map((file) => `[${file}](../${file})`);
    return [`## ${name}`, `${text} Told by ${where.join(', ')}.`, rows.join('\n') || 'Nobody reacts.'].join(
      '\n\n',
    );
  });
  return `${[HEAD, ...sections].join('\n\n')}\n`;
}

const HEAD = `# What happens, and who reacts

Made by \`npm run happenings\` from [the list](../lib/platform/reactions/happenings.ts) and the \`reactions.ts\` of the domains. Reactions run in the transaction of the write that tells of it, in this order; each may refuse, which undoes the write.`;
