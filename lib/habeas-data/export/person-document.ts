import { formatDateTime, formatIsoDate } from '@/lib/core/dates';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import texts from '@/lib/i18n/messages/es/habeasData.json';
import type { CopiedRow, PersonCopy } from './read-person';

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

/** What a row of a table says, in one line; ids and instants of the system aside. */
function lineOf(row: CopiedRow): string {
  return Object.entries(row)
    .filter(([name, value]) => !/(^|_)id$|_hash$|^snapshot$|^updated_at$/.test(name) && word(value) !== null)
    .map(([name, value]) => {
      const label = (texts.columns as Readonly<Record<string, string>>)[name] ?? name.replaceAll('_', ' ');
      const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
      return `${label}: ${/^\d{4}-\d\d-\d\dT/.test(text) ? formatDateTime(new Date(text), DEFAULT_TIME_ZONE) : text}`;
    })
    .join(' · ');
}

export function personDocument(
  { person, tables, views, madeAt }: PersonCopy,
  productName: string,
): PersonDocument {
  const labels: Readonly<Record<string, string>> = texts.person;
  const { name, lastname, birthdate } = person;
  const titles: Readonly<Record<string, string>> = texts.tables;
  return {
    productName,
    name: `${name} ${lastname}`,
    madeAt,
    person: Object.entries(labels).map(([field, label]) => [
      label,
      field === 'birthdate' && birthdate ? formatIsoDate(String(birthdate)) : word(person[field]),
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
