import { availableParallelism } from 'node:os';
import { PHOTO } from '@/lib/core/states';
import { type StoredBytes, storeBytes } from '@/lib/storage/put-file';
import { TALENT_PHOTO } from '@/lib/talents/file-kinds';
import type { DemoPhotos, DemoPicture } from '../talents/talent-photos.ts';
import { PORTRAIT_HEIGHT, PORTRAIT_WIDTH, renderPortrait } from './portraits.ts';

export type StoredPortrait = StoredBytes & { readonly id: string };

const store = async ({
  fileId,
  talentId,
  name,
  stateId,
  portrait,
}: DemoPicture): Promise<StoredPortrait> => ({
  ...(await storeBytes({
    kind: TALENT_PHOTO,
    agencyId: null,
    talentId,
    ownerId: talentId,
    mime: 'image/jpeg',
    name,
    // What has not been approved is only for who reviews it.
    visibility: stateId === PHOTO.APPROVED ? 'PUBLIC' : 'PRIVATE',
    width: PORTRAIT_WIDTH,
    height: PORTRAIT_HEIGHT,
    bytes: await renderPortrait(portrait),
  })),
  id: fileId,
});

/** Draws and stores every photo of the talents, as many at a time as there are processors. About 10 s on one. */
export async function storePortraits(photos: readonly DemoPhotos[]): Promise<StoredPortrait[]> {
  const stored: StoredPortrait[] = [];
  const queue = photos
    .flatMap(({ profile, pictures }) => [...(profile ? [profile] : []), ...pictures])
    .values();
  async function work(): Promise<void> {
    for (const picture of queue) stored.push(await store(picture));
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return stored;
}
