import { formatDateTime } from '@/lib/core/dates';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import readme from '@/lib/i18n/messages/es/archives/readme.json';
import tables from '@/lib/i18n/messages/es/archives/tables.json';
import { columns } from '@/lib/i18n/messages/es/habeasData.json';
import { translate } from '@/lib/i18n/translate';
import { product } from '@/lib/platform/product';
import type { Catalogue, Column } from './catalogue';
import { LEFT_TABLES, type Left } from './left-tables';
import type { Manifest } from './manifest';
import { linesOf } from './scope';
import { archivedTable } from './tables';

const meanings: Readonly<Record<string, string>> = columns;

/** `LEEME.md`: what the ZIP holds, table by table and column by column, and what it leaves out and why. */
export function readmeOf(
  { agency, madeAt, tables: counted, missing }: Manifest,
  catalogue: Catalogue,
): string {
  const says = (key: string, values = {}) => translate(`archives.readme.${key}`, values);
  const when = formatDateTime(new Date(madeAt), DEFAULT_TIME_ZONE);
  const words = { agency: agency.name.replaceAll(/\s+/g, ' '), product: product().name, when };
  return [
    `# ${says('title', words)}`,
    says('intro', words),
    says('warning'),
    `## ${readme.layoutTitle}`,
    Object.values(readme.layout)
      .map((line) => `- ${line}`)
      .join('\n'),
    says('takeIn'),
    `## ${readme.tablesTitle}`,
    ...Object.entries(counted).flatMap(([table, { rows }]) => [
      `### ${table}`,
      `${tables[table as keyof typeof tables]} ${says('rows', { count: rows })}.`,
      columnTable(table, linesOf(catalogue, table)),
    ]),
    `## ${readme.leftTitle}`,
    ...(Object.keys(LEFT_TABLES) as Left[]).map(
      (why) => `- ${readme.left[why]} (${LEFT_TABLES[why].join(', ')})`,
    ),
    ...(missing.length > 0 ? [`## ${readme.missingTitle}`, says('missing', { count: missing.length })] : []),
    '',
  ].join('\n\n');
}

function columnTable(table: string, all: readonly Column[]): string {
  const head = [readme.column, readme.type, readme.meaning];
  const rows = all.map((column) => [column.name, column.type, meaningOf(table, column)]);
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function meaningOf(table: string, { name, refers }: Column): string {
  const instead = archivedTable(table).instead?.[name];
  if (instead && /^(null|''|0|false)$/.test(instead)) return readme.withheld;
  if (refers) return translate('archives.readme.names', { table: refers });
  return meanings[name] ?? '';
}
