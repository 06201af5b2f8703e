import { BYTE_ORDER_MARK, csvLine } from '@/lib/core/csv';
import { escapeMarkup } from '@/lib/core/escape-markup';
import { translate } from '@/lib/i18n/translate';

/** A line of the index of a pack; texts as people read them. */
export type IndexLine = {
  readonly file: string;
  readonly kind: string;
  readonly number: string;
  readonly person: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly size: number;
  readonly sha256: string;
  readonly code: string;
  readonly address: string;
  readonly state: string;
};

const COLUMNS = [
  'file',
  'kind',
  'number',
  'person',
  'date',
  'size',
  'sha256',
  'code',
  'address',
  'state',
] as const satisfies readonly (keyof IndexLine)[];

const headers = () => COLUMNS.map((column) => translate(`packs.columns.${column}`));
/** The index as CSV that Excel in Colombia opens as it is; no cell can be taken for a formula. */
export const indexCsv = (lines: readonly IndexLine[]): string =>
  BYTE_ORDER_MARK +
  [headers(), ...lines.map((line) => COLUMNS.map((column) => line[column]))].map(csvLine).join('');

const link = (line: IndexLine, column: (typeof COLUMNS)[number]): string => {
  const text = escapeMarkup(String(line[column]));
  if (column === 'file') {
    const href = line.file.split('/').map(encodeURIComponent).join('/');
    return `<a href="${escapeMarkup(href)}">${text}</a>`;
  }
  return column === 'address' && text ? `<a href="${text}">${text}</a>` : text;
};

type Page = { readonly title: string; readonly text: string; readonly lines: readonly IndexLine[] };

/** The index as a page that opens without network, each file a link to the one beside it. */
export const indexHtml = ({ title, text, lines }: Page): string => `<!doctype html>
<html lang="es-CO">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeMarkup(title)}</title>
<style>body{font:14px/1.5 system-ui,sans-serif;margin:24px}table{border-collapse:collapse}th,td{border-bottom:1px solid #ccc;padding:6px 10px;text-align:left;vertical-align:top}td:nth-child(7){font:11px monospace;word-break:break-all;min-width:18em}</style>
<h1>${escapeMarkup(title)}</h1>
<p>${escapeMarkup(text)}</p>
<table>
<thead><tr>${headers()
  .map((header) => `<th scope="col">${escapeMarkup(header)}</th>`)
  .join('')}</tr></thead>
<tbody>
${lines.map((line) => `<tr>${COLUMNS.map((column) => `<td>${link(line, column)}</td>`).join('')}</tr>`).join('\n')}
</tbody>
</table>
</html>
`;
