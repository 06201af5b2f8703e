import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import { files } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { formatShortDate } from '@/lib/core/dates';
import { drawPdf } from '@/lib/documents/draw-pdf';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { recordAudit } from '@/lib/platform/audit';
import { database } from '@/lib/platform/database';
import { product } from '@/lib/platform/product';
import { transact } from '@/lib/platform/transaction';
import { safeName } from '@/lib/storage/file-name';
import { readFileBytes } from '@/lib/storage/open-file';
import { type ZipEntry, zipOf } from '@/lib/storage/zip-stream';
import { OWN_PAPER } from '@/lib/talents/file-kinds';
import { personDocument } from './person-document';
import { type PersonCopy, readPerson } from './read-person';

/**
 * A person's own copy as a ZIP: `datos.json`, `datos.pdf` and its files, each read when its turn comes. Told in the audit
 * trail before the first byte leaves. The papers that a talent keeps for itself are in the copy that it makes, and in no
 * other. Throws NOT_FOUND, RATE_LIMITED, UNAVAILABLE, UNAUTHENTICATED, FORBIDDEN.
 */
export async function openPersonArchive(
  actor: Actor,
  talentId: string,
): Promise<{ name: string; body: ReadableStream<Uint8Array<ArrayBuffer>> }> {
  const copy = await readPerson(actor, talentId);
  const pdf = await drawPdf(
    actor,
    {
      module: 'lib/habeas-data/export/pdf/person-pdf.tsx',
      maker: 'renderPersonPdf',
      load: async () => (await import('./pdf/person-pdf')).renderPersonPdf,
    },
    personDocument(copy, product().name),
  );
  const owned = await database()
    .select()
    .from(files)
    .where(
      and(
        eq(files.talentId, talentId),
        isNull(files.deletedAt),
        actor.kind === 'talent' ? undefined : ne(files.kind, OWN_PAPER.name),
      ),
    )
    .orderBy(asc(files.createdAt), asc(files.id));
  await transact((tx) => recordAudit(tx, actor, 'talent.export', { id: talentId, agencyId: null }));
  const day = formatShortDate(copy.madeAt, DEFAULT_TIME_ZONE).replaceAll(/\s+/g, '-');
  return { name: `datos-personales-${day}.zip`, body: zipOf(entriesOf(copy, pdf, owned)) };
}

function entriesOf(copy: PersonCopy, pdf: Buffer, owned: readonly (typeof files.$inferSelect)[]): ZipEntry[] {
  return [
    {
      name: 'datos.json',
      packed: true,
      read: async () => new TextEncoder().encode(JSON.stringify(copy, null, 2)),
    },
    { name: 'datos.pdf', packed: false, read: async () => pdf },
    ...owned.map((file) => ({
      name: `archivos/${file.id.slice(0, 8)}-${safeName(file.name || file.kind)}`,
      packed: false,
      // One that storage has lost leaves an empty file behind, and the rest of the copy is whole.
      read: () => readFileBytes(file).catch(() => new Uint8Array()),
    })),
  ];
}
