import { and, eq, gt } from 'drizzle-orm';
import { agencies, agencyArchives } from '@/db/schema';
import { requireFresh } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { isoDateInZone } from '@/lib/core/dates';
import { notFound } from '@/lib/core/errors';
import { isUuid } from '@/lib/core/ids';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { translate } from '@/lib/i18n/translate';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { transact } from '@/lib/platform/transaction';
import { safeName } from '@/lib/storage/file-name';
import { readParts } from './parts';
import { mayKeepArchives } from './policy';
import { archivePath } from './rules';

async function getReadyArchive(actor: Actor, id: string) {
  const agency = requireFresh(mayKeepArchives(actor), 'archive');
  if (!isUuid(id)) throw notFound('errors.archive.gone');
  const [row] = await database()
    .select({ archive: agencyArchives, agencyName: agencies.name })
    .from(agencyArchives)
    .innerJoin(agencies, eq(agencies.id, agencyArchives.agencyId))
    .where(
      and(
        eq(agencyArchives.id, id),
        eq(agencyArchives.agencyId, agency.agencyId),
        eq(agencyArchives.state, 'READY'),
        gt(agencyArchives.expiresAt, currentTime()),
      ),
    );
  if (!row?.archive.run || !row.archive.parts || row.archive.size === null)
    throw notFound('errors.archive.gone');
  const { run, parts, size, createdAt } = row.archive;
  return { agency, run, parts, size, createdAt, agencyName: row.agencyName };
}

/**
 * The address from which an archive of the own agency is downloaded by who has just said again who it is. Throws
 * UNAUTHENTICATED, FORBIDDEN, CONFIRMATION_REQUIRED, NOT_FOUND.
 */
export async function findArchiveAddress(actor: Actor, { id }: { readonly id: string }): Promise<string> {
  await getReadyArchive(actor, id);
  return archivePath(id);
}

/** The ZIP itself, a part in memory at a time. Told in the audit trail before the first byte leaves. Throws as above. */
export async function downloadArchive(actor: Actor, id: string) {
  const { agency, run, parts, size, createdAt, agencyName } = await getReadyArchive(actor, id);
  const { agencyId } = agency;
  await transact((tx) =>
    recordAudit(
      tx,
      agency,
      'agency.download-archive',
      { id: agencyId, agencyId },
      { detail: { archiveId: id } },
    ),
  );
  const day = isoDateInZone(createdAt, DEFAULT_TIME_ZONE);
  return {
    name: safeName(translate('archives.fileName', { agency: agencyName, day })),
    size,
    body: readParts({ id, run }, parts),
  };
}
