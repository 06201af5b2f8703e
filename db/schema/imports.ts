import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { IMPORT_KINDS, IMPORT_ROW_STATES, IMPORT_STATES, type ImportReading } from '../values/imports.ts';
import { agencies } from './agencies.ts';
import { id, instant, jsonIs, oneOf, timestamps } from './columns.ts';
import { users } from './identity.ts';

/** A file of many rows that an agency brings in: read, matched to fields, tried, kept by a job, and undone. */
export const imports = pgTable(
  'imports',
  {
    id: id(),
    agencyId: uuid()
      .notNull()
      .references(() => agencies.id, { onDelete: 'cascade' }),
    kind: text({ enum: IMPORT_KINDS }).notNull(),
    createdBy: uuid()
      .notNull()
      .references(() => users.id),
    fileName: text().notNull(),
    state: text({ enum: IMPORT_STATES }).notNull().default('READ'),
    /** What was found in the file; null for files of before. */
    reading: jsonb().$type<ImportReading>(),
    /** Which of its sheets is brought in, counted from 0. */
    sheet: integer().notNull().default(0),
    /** Of that sheet. */
    headers: jsonb().$type<string[]>().notNull(),
    /** The column of each field that has one, counted from 0. */
    mapping: jsonb().$type<Record<string, number>>().notNull(),
    /** Fields that a column may mean, of which a person says which, by the column. */
    doubts: jsonb().$type<Record<string, readonly string[]>>().notNull().default({}),
    /** What its rows have that say nothing: value by field of choices. */
    blanks: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** Whom it brings in are told by mail. */
    tells: boolean().notNull().default(true),
    finishedAt: instant(),
    ...timestamps(),
  },
  (t) => [
    index('imports_list').on(t.agencyId, t.kind, t.createdAt, t.id),
    oneOf('imports_kind', 'kind', IMPORT_KINDS),
    oneOf('imports_state', 'state', IMPORT_STATES),
    jsonIs('imports', 'reading', 'object'),
    jsonIs('imports', 'headers', 'array'),
    jsonIs('imports', 'mapping', 'object'),
    jsonIs('imports', 'doubts', 'object'),
    jsonIs('imports', 'blanks', 'object'),
  ],
);

/** A row of such a file, as it was written there. */
export const importRows = pgTable(
  'import_rows',
  {
    id: id(),
    importId: uuid()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** The sheet it stands in, counted from 0. */
    sheet: integer().notNull().default(0),
    /** Its line there, counted from 1. */
    line: integer().notNull(),
    cells: jsonb().$type<string[]>().notNull(),
    state: text({ enum: IMPORT_ROW_STATES }).notNull().default('WAITING'),
    /** What is wrong with it, or why it stays: message keys, by field where there is one. */
    problems: jsonb().$type<{ field: string | null; key: string; word?: string }[]>().notNull().default([]),
    /** What was made of it. */
    entityId: uuid(),
    /** Photos that came for it beside the file, by the path each had, with the id of what is kept. */
    pictures: jsonb().$type<{ path: string; id: string }[]>().notNull().default([]),
  },
  (t) => [
    unique('import_rows_line').on(t.importId, t.sheet, t.line),
    index('import_rows_state').on(t.importId, t.state, t.line),
    oneOf('import_rows_state_known', 'state', IMPORT_ROW_STATES),
    jsonIs('import_rows', 'cells', 'array'),
    jsonIs('import_rows', 'problems', 'array'),
    jsonIs('import_rows', 'pictures', 'array'),
  ],
);

/** What an agency last took headings and words for, so that its next file is read by itself. */
export const importMappings = pgTable(
  'import_mappings',
  {
    agencyId: uuid()
      .notNull()
      .references(() => agencies.id, { onDelete: 'cascade' }),
    kind: text({ enum: IMPORT_KINDS }).notNull(),
    /** Folded heading to name of the field. */
    fields: jsonb().$type<Record<string, string>>().notNull(),
    /** What it said that words mean: field and folded word to value, an empty one for none. */
    words: jsonb().$type<Record<string, string>>().notNull().default({}),
    ...timestamps(),
  },
  (t) => [
    primaryKey({ columns: [t.agencyId, t.kind] }),
    jsonIs('import_mappings', 'fields', 'object'),
    jsonIs('import_mappings', 'words', 'object'),
  ],
);
