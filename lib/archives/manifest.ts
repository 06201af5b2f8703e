import * as z from 'zod/mini';

/** Of the layout of the ZIP; another one has another number. */
export const ARCHIVE_FORMAT = 'elenco-agency';
export const ARCHIVE_VERSION = 1;
export const MANIFEST = 'manifest.json';
export const README = 'LEEME.md';

export const linesPath = (table: string): string => `tablas/${table}.ndjson`;
export const csvPath = (table: string): string => `tablas/${table}.csv`;
export const filePath = (id: string): string => `archivos/${id}`;

const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const count = z.int().check(z.nonnegative());

/** What a manifest of any version says of itself. */
export const archiveVersion = z.object({ format: z.literal(ARCHIVE_FORMAT), version: z.int() });

/** What a manifest says; whoever reads an archive of others holds it to this first. */
export const manifestSchema = z.strictObject({
  format: z.literal(ARCHIVE_FORMAT),
  version: z.literal(ARCHIVE_VERSION),
  madeAt: z.iso.datetime(),
  /** The last migration of the database that it was made from. */
  schema: z.string().check(z.maxLength(200)),
  agency: z.strictObject({ id: z.uuid(), name: z.string() }),
  tables: z.record(
    z.string(),
    z.strictObject({ rows: count, sha256, columns: z.array(z.string()), csv: sha256 }),
  ),
  files: z.record(z.uuid(), z.strictObject({ size: count, sha256 })),
  /** Files that storage had lost: their rows go without bytes. */
  missing: z.array(z.uuid()),
});
export type Manifest = z.output<typeof manifestSchema>;
