import type { Actor } from '@/lib/core/actor';
import { formatDateTime, isoDateInZone } from '@/lib/core/dates';
import { VERIFICATION_PATH, verificationPath } from '@/lib/core/paths';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import packs from '@/lib/i18n/messages/es/packs.json';
import { translate } from '@/lib/i18n/translate';
import { recordAudit, recordAudits } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { env } from '@/lib/platform/env';
import { log } from '@/lib/platform/log';
import { transact } from '@/lib/platform/transaction';
import { safeName } from '@/lib/storage/file-name';
import { readFileBytes } from '@/lib/storage/open-file';
import { registeredKind } from '@/lib/storage/registered-kinds';
import { isAuditedWhenOpened } from '@/lib/storage/rules';
import { type ZipEntry, zipOf } from '@/lib/storage/zip-stream';
import { registeredDocument } from '../registered-documents';
import { groupedCode } from '../verification/rules';
import { type IndexLine, indexCsv, indexHtml } from './pack-index';
import { mayPackDocuments } from './policy';
import { findPackedEvent, listPackedFiles, type PackedFile } from './queries';
import { folderOf, uniqueNames } from './rules';

type Pack = { readonly name: string; readonly body: ReadableStream<Uint8Array<ArrayBuffer>> };

/**
 * All papers of an event as one ZIP: a folder per kind, `index.csv` and `index.html`. It is streamed, a file in memory at
 * a time. Each file of which every opening is told counts as opened, before the first byte leaves. A file that storage
 * has lost is told in the index, and the rest is whole. Throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND.
 */
export async function openEventPack(actor: Actor, eventId: string): Promise<Pack> {
  const reader = mayPackDocuments(actor);
  const event = await findPackedEvent(reader, eventId);
  const packed = await listPackedFiles(reader, event);
  const bytes = packed.reduce((sum, { file }) => sum + file.size, 0);
  await transact(async (tx) => {
    const detail = { files: packed.length, bytes };
    await recordAudit(tx, reader, 'event.export-papers', event, { detail });
    const told = packed.filter(({ file }) => isAuditedWhenOpened(registeredKind(file.kind)));
    await recordAudits(
      tx,
      reader,
      'file.open',
      told.map(({ file }) => ({
        id: file.id,
        agencyId: file.agencyId,
        detail: { kind: file.kind, pack: event.id },
      })),
    );
  });
  const names = uniqueNames(packed.map(nameOf));
  const title = translate('packs.indexTitle', { event: event.name });
  const text = translate('packs.indexText', {
    agency: event.agencyName,
    count: packed.length,
    when: formatDateTime(currentTime(), DEFAULT_TIME_ZONE),
    address: env().APP_URL + VERIFICATION_PATH,
  });
  return {
    name: safeName(translate('packs.zipName', { event: folderOf(event.name) })),
    body: zipOf(entriesOf(packed, names, { title, text })),
  };
}

/** `contratos/Luz Nueva - Contrato CTR-2026-00012.pdf`; what was replaced in a folder of its own. */
function nameOf({ file, talentName, sealed }: PackedFile): string {
  const folder = folderOf(kindWords(file.kind));
  const isOwn = talentName === null || file.name.includes(talentName);
  const name = safeName(isOwn ? file.name : `${talentName} - ${file.name}`);
  return `${folder}/${sealed?.isReplaced ? `${folderOf(packs.kinds.REPLACED)}/` : ''}${name}`;
}

/** What people call a kind of file; a kind without words of its own is one of the others. */
const kindWords = (kind: string): string =>
  Object.hasOwn(packs.kinds, kind) ? translate(`packs.kinds.${kind}`) : packs.kinds.OTHER;

/** The files, then the index: by then it is known which could be read. */
function* entriesOf(
  packed: readonly PackedFile[],
  names: readonly string[],
  page: { readonly title: string; readonly text: string },
): Generator<ZipEntry> {
  const lines: IndexLine[] = [];
  for (const [at, one] of packed.entries()) {
    const name = names[at] ?? one.file.id;
    yield {
      name,
      packed: false,
      read: async () => {
        const bytes = await readFileBytes(one.file).catch((error: unknown) => {
          log.error({ err: error, fileId: one.file.id }, 'pack: a file could not be read');
          return null;
        });
        lines.push(await lineOf(one, name, bytes === null));
        return bytes ?? new Uint8Array();
      },
    };
  }
  const text = (make: () => string) => async () => new TextEncoder().encode(make());
  yield { name: 'index.csv', packed: true, read: text(() => indexCsv(lines)) };
  yield { name: 'index.html', packed: true, read: text(() => indexHtml({ ...page, lines })) };
}

async function lineOf({ file, talentName, sealed }: PackedFile, name: string, lost: boolean) {
  const facts = sealed && (await registeredDocument(sealed.kind).facts(sealed.documentId));
  const standing = sealed?.isReplaced ? 'REPLACED' : facts?.standing;
  const state = lost ? 'LOST' : standing;
  return {
    file: name,
    kind: kindWords(file.kind),
    number: facts?.number ?? '',
    person: talentName ?? '',
    date: isoDateInZone(file.createdAt, DEFAULT_TIME_ZONE),
    size: file.size,
    sha256: file.sha256,
    code: sealed?.code ? groupedCode(sealed.code) : '',
    address: sealed?.code ? env().APP_URL + verificationPath(sealed.code) : '',
    state: state ? translate(`packs.states.${state}`) : '',
  };
}
