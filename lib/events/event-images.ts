import type { Tx } from '@/db/client';
import { publishImage, retireImage } from '@/lib/agencies/images/publish-image';
import { emptyToNull } from '@/lib/core/contact';
import type { Event } from './queries';

type Shown = Pick<Event, 'agencyId' | 'logoFileId' | 'coverFileId'>;
type Named = { readonly logo?: string | null | undefined; readonly coverPage?: string | null | undefined };
type ImageColumns = Partial<Pick<Event, 'logoFileId' | 'coverFileId'>>;

/** The columns of the images that an input names and that differ. */
export function imageColumns(before: Omit<Shown, 'agencyId'>, { logo, coverPage }: Named): ImageColumns {
  const columns: ImageColumns = {};
  const [logoFileId, coverFileId] = [emptyToNull(logo), emptyToNull(coverPage)];
  if (logo !== undefined && logoFileId !== before.logoFileId) columns.logoFileId = logoFileId;
  if (coverPage !== undefined && coverFileId !== before.coverFileId) columns.coverFileId = coverFileId;
  return columns;
}

const changesOf = ({ agencyId, logoFileId, coverFileId }: Shown, after: ImageColumns) => [
  ...(after.logoFileId === undefined
    ? []
    : [{ agencyId, before: logoFileId, after: after.logoFileId, field: 'logo' }]),
  ...(after.coverFileId === undefined
    ? []
    : [{ agencyId, before: coverFileId, after: after.coverFileId, field: 'coverPage' }]),
];

/** Publishes what an event is about to show. Throws INVALID for what is no image of the agency. */
export async function publishEventImages(tx: Tx, before: Shown, after: ImageColumns): Promise<void> {
  for (const change of changesOf(before, after)) await publishImage(tx, change);
}

/** Hides what it shows no more. Called once the event is written. */
export async function retireEventImages(tx: Tx, before: Shown, after: ImageColumns): Promise<void> {
  for (const change of changesOf(before, after)) await retireImage(tx, change);
}
