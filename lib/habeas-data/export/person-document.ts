import { formatDateTime, formatIsoDate } from '@/lib/core/dates';
import { fullName } from '@/lib/core/full-name';
import { formatMoney } from '@/lib/core/money';
import { fieldsOf } from '@/lib/core/talent-fields';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import texts from '@/lib/i18n/messages/es/habeasData.json';
import { short } from '@/lib/i18n/messages/es/talents/fields.json';
import type { CopiedRow } from '../person-rows';
import type { PersonCopy } from './read-person';

/** A person's own copy as it is printed: plain words, one part after another. */
export type PersonDocument = {
  readonly productName: string;
  readonly name: string;
  readonly madeAt: Date;
  readonly person: readonly (readonly [label: string, value: string | null])[];
  readonly parts: readonly { readonly title: string; readonly lines: readonly string[] }[];
};

const word = (value: unknown): string | null =>
  value === null || value === undefined || value === '' ? null : String(value);

/** Columns that are the system's own: its ids, orders and marks. */
const OWN = /(^|_)id$|_hash$|^(snapshot|updated_at|revision|position|shown_position)$/;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
/** A range of instants as the database writes it. */
const PERIOD = /^\["([^"]+)","([^"]+)"[)\]]$/;
/** Columns of money, in minor units of the currency of their row. */
const MONEY = ['price', 'amount', 'withheld', 'monthly', 'accepted_budget', 'estimate', 'total'];

export const isOwnColumn = (column: string): boolean => OWN.test(column);

/** How a column is called; undefined for one of the system's own. */
export const columnLabel = (column: string): string | undefined =>
  isOwnColumn(column) ? undefined : (texts.columns as Readonly<Record<string, string>>)[column];

/** A value in words: what the database counts in minor units as money, codes by their names. */
function wordsOf(column: string, value: unknown, row: CopiedRow): string {
  if (typeof value === 'boolean') return value ? texts.values.yes : texts.values.no;
  if (MONEY.includes(column)) return formatMoney(Number(value), String(row.currency_code ?? 'COP'));
  if (Array.isArray(value)) return value.map((each) => wordsOf(column, each, row)).join(', ');
  if (typeof value === 'object') return JSON.stringify(value);
  const text = String(value);
  const [, from, until] = PERIOD.exec(text) ?? [];
  if (from && until) {
    const instants = [from, until].map(
      (instant) => new Date(instant.replace(' ', 'T').replace(/\+00$/, 'Z')),
    );
    return instants.map((instant) => formatDateTime(instant, DEFAULT_TIME_ZONE)).join(' a ');
  }
  if (/^\d{4}-\d\d-\d\dT/.test(text)) return formatDateTime(new Date(text), DEFAULT_TIME_ZONE);
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return formatIsoDate(text);
  return (texts.codes as Readonly<Record<string, string>>)[text] ?? text;
}

/** What a row of a table says, in one line; ids of the system aside. */
function lineOf(row: CopiedRow): string {
  return Object.entries(row)
    .filter(([, value]) => word(value) !== null && !UUID.test(String(value)))
    .flatMap(([column, value]) => {
      const label = columnLabel(column);
      return label ? [`${label}: ${wordsOf(column, value, row)}`] : [];
    })
    .join(' · ');
}

/** What is printed of the person, in this order. */
const LABELS: readonly (readonly [field: string, label: string])[] = [
  ...Object.entries(texts.person),
  ...[...fieldsOf('height', 'girth', 'weight', 'size', 'colour'), 'generalDescription' as const].map(
    (field) => [field, short[field]] as const,
  ),
];

export function personDocument(
  { person, tables, views, madeAt }: PersonCopy,
  productName: string,
): PersonDocument {
  const { name, lastname } = person;
  const titles: Readonly<Record<string, string>> = texts.tables;
  return {
    productName,
    name: fullName({ name: String(name), lastname: String(lastname) }),
    madeAt,
    person: LABELS.map(([field, label]) => [
      label,
      word(person[field]) === null ? null : wordsOf(field, person[field], person),
    ]),
    parts: [
      ...Object.entries(tables).map(([table, rows]) => ({
        title: titles[table] ?? table,
        lines: rows.map(lineOf).filter(Boolean),
      })),
      {
        title: texts.views.title,
        lines: views.map(({ at, agencyName, eventName }) =>
          [formatDateTime(at, DEFAULT_TIME_ZONE), agencyName ?? texts.views.administrator, eventName]
            .filter(Boolean)
            .join(' · '),
        ),
      },
    ].filter(({ lines }) => lines.length > 0),
  };
}
