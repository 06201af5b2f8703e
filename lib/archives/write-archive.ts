import { createHash, type Hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { eq, sql } from 'drizzle-orm';
import { ZipFile } from 'yazl';
import type { Tx } from '@/db/client';
import { agencies, files } from '@/db/schema';
import { BYTE_ORDER_MARK, csvLine } from '@/lib/core/csv';
import { notFound } from '@/lib/core/errors';
import { database } from '@/lib/platform/database';
import { log } from '@/lib/platform/log';
import { readFileIfThere } from '@/lib/storage/open-file';
import type { View } from '@/lib/talents/contacts/record-views';
import { type Catalogue, readCatalogue } from './catalogue';
import {
  ARCHIVE_FORMAT,
  ARCHIVE_VERSION,
  csvPath,
  filePath,
  linesPath,
  MANIFEST,
  type Manifest,
  README,
} from './manifest';
import { readLines } from './read-rows';
import { readmeOf } from './readme';
import { gatherScope, linesOf } from './scope';
import { ARCHIVED_TABLES } from './tables';

type Options = {
  readonly agencyId: string;
  /** When it is made: what of its talents an agency sees depends on it. */
  readonly now: Date;
  /** Takes the ZIP as it comes. */
  readonly into: (bytes: Readable) => Promise<unknown>;
};

export type WrittenArchive = {
  readonly manifest: Manifest;
  /** Whose contact data are in it. */
  readonly opened: readonly View[];
};

type Written = { -readonly [Key in 'tables' | 'files' | 'missing']: Manifest[Key] };

/** Where entries go, until `signal` says that nobody takes them any more. */
type Target = { readonly zip: ZipFile; readonly signal: AbortSignal };

const PACKED = { compress: true } as const;
/** Photographs and PDFs are packed already. */
const AS_IT_IS = { compress: false } as const;
/** Storage may keep a part waiting for half a minute while a statement waits for its next turn. */
const LIMITS =
  "set local statement_timeout = '10min'; set local idle_in_transaction_session_timeout = '10min'";

/**
 * Everything of an agency as a ZIP (`docs/agency-archive.md`): its tables as they were at one moment, each some hundred
 * rows at a time, then its files one by one. A file that storage has lost is told in the manifest, and the rest is whole.
 * Throws NOT_FOUND, UNAVAILABLE.
 */
export async function writeArchive({ agencyId, now, into }: Options): Promise<WrittenArchive> {
  return database().transaction(
    async (tx) => {
      await tx.execute(sql.raw(LIMITS));
      const catalogue = await readCatalogue(tx);
      const [agency] = await tx
        .select({ id: agencies.id, name: agencies.name })
        .from(agencies)
        .where(eq(agencies.id, agencyId));
      if (!agency) throw notFound();
      const opened = await gatherScope(tx, catalogue, { agencyId, now });
      const zip = new ZipFile();
      const written: Written = { tables: {}, files: {}, missing: [] };
      const said = (): Manifest => ({
        format: ARCHIVE_FORMAT,
        version: ARCHIVE_VERSION,
        madeAt: now.toISOString(),
        schema: catalogue.schema,
        agency,
        ...written,
      });
      const ended = new AbortController();
      const adding = addEverything({ zip, signal: ended.signal }, tx, catalogue, written);
      await Promise.all([
        into(zip.outputStream as Readable),
        adding.then(() => {
          const text = (content: string) => Buffer.from(content);
          zip.addBuffer(text(readmeOf(said(), catalogue)), README, PACKED);
          zip.addBuffer(text(JSON.stringify(said(), null, 1)), MANIFEST, PACKED);
          zip.end();
        }),
      ]).catch(async (error: unknown) => {
        (zip.outputStream as Readable).destroy();
        ended.abort();
        // The connection goes back with nothing under way on it.
        await adding.catch(() => undefined);
        throw error;
      });
      return { manifest: said(), opened };
    },
    { isolationLevel: 'repeatable read' },
  );
}

/** One entry after another: each is in the ZIP before the next one is read. */
async function addEverything(target: Target, tx: Tx, catalogue: Catalogue, written: Written): Promise<void> {
  for (const table of Object.keys(ARCHIVED_TABLES)) {
    const columns = linesOf(catalogue, table).map(({ name }) => name);
    let rows = 0;
    const lines = async function* () {
      for await (const some of readLines(tx, catalogue, table)) {
        rows += some.length;
        yield some.map((line) => `${line}\n`).join('');
      }
    };
    const csv = async function* () {
      yield BYTE_ORDER_MARK + csvLine(columns);
      for await (const some of readLines(tx, catalogue, table))
        yield some.map((line) => csvLine(cellsOf(columns, line))).join('');
    };
    const sha256 = await addStream(target, linesPath(table), lines());
    written.tables[table] = { rows, columns, sha256, csv: await addStream(target, csvPath(table), csv()) };
  }
  for await (const file of listFiles(tx)) {
    const bytes = await readFileIfThere(file);
    if (!bytes) {
      log.error({ fileId: file.id }, 'archive: storage has lost a file');
      written.missing.push(file.id);
      continue;
    }
    await addStream(target, filePath(file.id), [bytes], AS_IT_IS);
    written.files[file.id] = { size: file.size, sha256: file.sha256 };
  }
}

function cellsOf(columns: readonly string[], line: string): (string | number | null)[] {
  const row = JSON.parse(line) as Readonly<Record<string, unknown>>;
  return columns.map((column) => {
    const value = row[column];
    if (value === null || value === undefined) return null;
    return typeof value === 'object' ? JSON.stringify(value) : String(value);
  });
}

/** Resolves with the SHA-256 of what went in, once it has. */
async function addStream(
  { zip, signal }: Target,
  path: string,
  bytes: Iterable<Uint8Array> | AsyncIterable<string>,
  options: typeof PACKED | typeof AS_IT_IS = PACKED,
): Promise<string> {
  signal.throwIfAborted();
  const hash: Hash = createHash('sha256');
  const hashed = async function* () {
    for await (const chunk of bytes) {
      hash.update(chunk);
      yield typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    }
  };
  const stream = Readable.from(hashed(), { objectMode: false, signal });
  await new Promise<void>((resolve, reject) => {
    stream.once('error', reject).once('end', resolve);
    zip.addReadStream(stream, path, options);
  });
  return hash.digest('hex');
}

const FILES_AT_ONCE = 200;

/** The files that go, whose bytes storage keeps. */
async function* listFiles(tx: Tx): AsyncGenerator<typeof files.$inferSelect> {
  for (let last = '00000000-0000-0000-0000-000000000000'; ; ) {
    const found = await tx
      .select()
      .from(files)
      .where(
        sql`${files.id} in (select id from archive_files) and ${files.deletedAt} is null and ${files.id} > ${last}`,
      )
      .orderBy(files.id)
      .limit(FILES_AT_ONCE);
    yield* found;
    const end = found.at(-1);
    if (!end || found.length < FILES_AT_ONCE) return;
    last = end.id;
  }
}
