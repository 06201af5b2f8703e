import { LIFECYCLES } from '@/lib/core/states/all';
import { type Lifecycle, type State, statesOf } from '@/lib/core/states/lifecycle';

const HEAD = `# What moves between states, and who moves it

Made by \`npm run states\` from the tables of [lib/core/states](../lib/core/states). What is not here happens nowhere: the database refuses it too. Why tables: [decision 315](decisions/0315-moves-between-states-are-tables.md). An act is named as the audit trail names it; \`time\` is a scheduled job, \`person\` somebody by the link of a mail.`;

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

function diagram({ moves }: Lifecycle, nameOf: (state: State) => string): string {
  const arrows = new Map<string, Set<string>>();
  for (const { act, from, to } of moves) {
    for (const state of from.length > 0 ? from : [null]) {
      const arrow = `${state === null ? '[*]' : nameOf(state)} --> ${to === null ? '[*]' : nameOf(to)}`;
      arrows.set(arrow, (arrows.get(arrow) ?? new Set()).add(act.replace(/^.*\./, '')));
    }
  }
  const lines = [...arrows].map(([arrow, acts]) => `  ${arrow}: ${[...acts].join(', ')}`);
  return ['```mermaid', 'stateDiagram-v2', ...lines, '```'].join('\n');
}

function describeLifecycle(life: Lifecycle): string {
  const names = new Map(statesOf(life).map(([name, state]) => [state, name]));
  const nameOf = (state: State) => names.get(state) ?? String(state);
  const shown = (state: State) => (typeof state === 'number' ? `${state} ${nameOf(state)}` : state);
  const { kept, moves, unreached, noWayBack } = life;
  const rows = moves.map(({ act, from, to, by, when = '' }) => [
    from.length > 0 ? from.map(shown).join(', ') : 'begins',
    `\`${act}\``,
    to === null ? 'goes' : shown(to),
    by.join(', '),
    when,
  ]);
  const listed = (title: string, reasons: Readonly<Record<string, string>>) => {
    const lines = Object.entries(reasons).map(([name, why]) => `- \`${name}\`: ${why}`);
    return lines.length > 0 ? [`${title}\n\n${lines.join('\n')}`] : [];
  };
  return [
    `## ${life.name[0]?.toUpperCase()}${life.name.slice(1)}`,
    kept ? `Kept in \`${kept.table}.${kept.column}\`.` : 'Follows from other columns.',
    diagram(life, nameOf),
    table(['from', 'act', 'to', 'by', 'when'], rows),
    ...listed('No move leads into:', unreached),
    ...listed('No way back:', noWayBack),
  ].join('\n\n');
}

/** The page of all tables, each with its diagram. */
export const describeStates = (): string => `${[HEAD, ...LIFECYCLES.map(describeLifecycle)].join('\n\n')}\n`;
