import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { showcaseViewers } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { formatDateRange } from '@/lib/core/dates';
import { notFound } from '@/lib/core/errors';
import { drawPdf } from '@/lib/documents/draw-pdf';
import { uniqueNames } from '@/lib/documents/packs/rules';
import { translate } from '@/lib/i18n/translate';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { transact } from '@/lib/platform/transaction';
import { safeName } from '@/lib/storage/file-name';
import { type ZipEntry, zipOf } from '@/lib/storage/zip-stream';
import { mayChoose } from '../choosing/policy';
import { getShowcase } from '../queries';
import type { ShowcaseTalent } from '../shown-talents';
import { CARDS_OF_A_FILE, type CardLayout, toCard } from './cards';
import { drawMark, takePhoto } from './marked-photo';

const MOST = 2_000;

/** Whom a viewer may take along, and the mark that goes across the photos. Throws NOT_FOUND where it may not. */
async function readAllowed(actor: Actor) {
  const { agencyId, subject } = mayChoose(actor);
  const { viewerId, eventId } = subject;
  const [viewer] = await database()
    .select({ id: showcaseViewers.id, name: showcaseViewers.name, files: showcaseViewers.files })
    .from(showcaseViewers)
    .where(
      and(
        eq(showcaseViewers.id, viewerId),
        eq(showcaseViewers.agencyId, agencyId),
        isNull(showcaseViewers.revokedAt),
        isNotNull(showcaseViewers.files),
      ),
    );
  const showcase = viewer && (await getShowcase(actor, eventId, { limit: MOST }));
  if (!viewer || showcase?.state !== 'OPEN') throw notFound('errors.link.invalid');
  const { agency } = showcase;
  const mark = viewer.files === 'MARKED' ? await drawMark(`${agency.name} · ${viewer.name}`) : null;
  const told = (what: 'cards' | 'photos') =>
    transact((tx) =>
      recordAudit(
        tx,
        actor,
        'showcase-viewer.download',
        { id: viewer.id, agencyId },
        { detail: { eventId, what } },
      ),
    );
  return { showcase, mark, told };
}

/**
 * Composite cards of the talents shown, as a PDF for a viewer who may have it: four to a page or one for each, sixty a
 * file. Throws NOT_FOUND where it may not and for a part that is none, RATE_LIMITED, UNAVAILABLE, FORBIDDEN.
 */
export async function openCards(
  actor: Actor,
  layout: CardLayout,
  part: number,
): Promise<{ name: string; bytes: Buffer }> {
  const { showcase, mark, told } = await readAllowed(actor);
  const { event, agency, talents } = showcase;
  const chosen = talents.slice((part - 1) * CARDS_OF_A_FILE, part * CARDS_OF_A_FILE);
  if (chosen.length === 0) throw notFound('errors.link.invalid');
  const cards: ReturnType<typeof toCard>[] = [];
  for (const talent of chosen)
    cards.push(toCard(talent, roleOf(talent), await photosOf(talent, mark, layout === 'una' ? 3 : 1)));
  await told('cards');
  const bytes = await drawPdf(
    actor,
    {
      module: 'lib/convocatories/showcase/files/pdf/cards-pdf.tsx',
      maker: 'drawCards',
      load: async () => (await import('./pdf/cards-pdf')).drawCards,
    },
    {
      layout,
      title: event.name,
      agency: agency.name,
      dates: formatDateRange(event.startDate, event.endDate, event.timeZone, { year: true }),
      createdAt: currentTime(),
      cards,
    },
  );
  return { name: safeName(`${translate('selection.cardsName')} ${event.name}.pdf`), bytes };
}

const roleOf = ({ heading, role }: ShowcaseTalent): string => heading ?? role.name;

/** The photos shown of a talent, or the one that stands for it. */
const filesOf = ({ photos, photo }: ShowcaseTalent): string[] =>
  photos.length > 0 ? photos : photo ? [photo] : [];

async function photosOf(talent: ShowcaseTalent, mark: Buffer | null, most: number): Promise<Buffer[]> {
  const photos: Buffer[] = [];
  for (const file of filesOf(talent).slice(0, most)) {
    const photo = await takePhoto(file, mark, 'card');
    if (photo) photos.push(photo);
  }
  return photos;
}

/**
 * The photos of the talents shown as one ZIP, a folder each, for a viewer who may have it; a photo is in memory at a time.
 * Throws NOT_FOUND where it may not, FORBIDDEN.
 */
export async function openPhotos(
  actor: Actor,
): Promise<{ name: string; body: ReadableStream<Uint8Array<ArrayBuffer>> }> {
  const { showcase, mark, told } = await readAllowed(actor);
  const photos = showcase.talents.flatMap((talent) =>
    filesOf(talent).map((file, index) => ({ file, name: `${safeName(talent.name)}/${index + 1}.jpg` })),
  );
  const names = uniqueNames(photos.map(({ name }) => name));
  const entries = photos.map(
    ({ file }, index): ZipEntry => ({
      name: names[index] ?? `${index}.jpg`,
      packed: false,
      read: async () => (await takePhoto(file, mark, 'whole')) ?? new Uint8Array(),
    }),
  );
  await told('photos');
  return {
    name: safeName(`${translate('selection.photosName')} ${showcase.event.name}.zip`),
    body: zipOf(entries),
  };
}
