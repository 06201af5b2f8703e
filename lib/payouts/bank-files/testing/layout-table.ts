import type { FileField, Layout } from '../layout';

const FILLS = { ' ': 'blanks', '0': 'zeros' } as const;

/** Rows of Markdown that say each field of a record: its positions, width, and what fills it on which side. */
function rowsOf(record: string, fields: readonly FileField[]): string[] {
  let at = 1;
  return fields.map(({ name, width, pad = ' ', empty, align = 'left', source, text, key }) => {
    const place = width === 1 ? `${at}` : `${at}–${at + width - 1}`;
    at += width;
    const said = source ? `\`${source}\`` : text ? `«${text}»${key ? ', or the payer’s own' : ''}` : '';
    const side = `${FILLS[pad]} ${align === 'left' ? 'after' : 'before'}`;
    const fill = empty ? `${side}; ${FILLS[empty]} where nothing is said` : side;
    return `| ${record} | ${place} | ${name} | ${width} | ${said} | ${fill} |`;
  });
}

/** What docs/bank-files.md says of a layout of fixed widths. */
export const tableOf = ({ header = [], detail }: Layout): string[] => [
  ...rowsOf('header', header),
  ...rowsOf('payment', detail),
];
