import { availableParallelism } from 'node:os';
import { agencyOf, demoAgencies } from '@/db/seed/agencies';
import { demoId } from '@/db/seed/chance';
import { demoClients } from '@/db/seed/clients';
import { demoCovers, demoFinalClients, eventNamed } from '@/db/seed/events';
import { type Logo, renderCover, renderLogo } from '@/db/seed/logos';
import { PORTRAIT_HEIGHT, PORTRAIT_WIDTH, renderPortrait } from '@/db/seed/portraits';
import type { DemoPhotos, DemoPicture } from '@/db/seed/talent-photos';
import { LOGO } from '@/lib/agencies/images/file-kinds';
import { PHOTO } from '@/lib/core/states';
import { EVENT_COVER } from '@/lib/events/file-kinds';
import { type NewFile, type StoredBytes, storeBytes } from '@/lib/storage/put-file';
import { TALENT_PHOTO } from '@/lib/talents/file-kinds';

export type StoredFile = StoredBytes & { readonly id: string };

type Drawing = { readonly id: string; readonly draw: () => Promise<NewFile & { readonly bytes: Buffer }> };

export const agencyLogoId = (key: string): string => demoId(`file:agency-logo:${key}`);
export const clientLogoId = (key: string): string => demoId(`file:client-logo:${key}`);
export const finalClientLogoId = (event: string): string => demoId(`file:final-client-logo:${event}`);
export const coverId = (event: string): string | null =>
  event in demoCovers ? demoId(`file:cover:${event}`) : null;

const logo = (id: string, agencyId: string, name: string, mark: Logo): Drawing => ({
  id,
  draw: async () => ({
    kind: LOGO,
    agencyId,
    mime: 'image/png',
    name: `${name}.png`,
    visibility: 'PUBLIC',
    width: 512,
    height: 512,
    bytes: await renderLogo(mark),
  }),
});

const portrait = (picture: DemoPicture): Drawing => ({
  id: picture.fileId,
  draw: async () => ({
    kind: TALENT_PHOTO,
    agencyId: null,
    talentId: picture.talentId,
    ownerId: picture.talentId,
    mime: 'image/jpeg',
    name: picture.name,
    // What has not been approved is only for who reviews it.
    visibility: picture.stateId === PHOTO.APPROVED ? 'PUBLIC' : 'PRIVATE',
    width: PORTRAIT_WIDTH,
    height: PORTRAIT_HEIGHT,
    bytes: await renderPortrait(picture.portrait),
  }),
});

const cover = (key: string, [from, to]: readonly [string, string]): Drawing => ({
  id: demoId(`file:cover:${key}`),
  draw: async () => ({
    kind: EVENT_COVER,
    agencyId: eventNamed(key).agency.id,
    mime: 'image/jpeg',
    name: `${key}.jpg`,
    visibility: 'PUBLIC',
    width: 1600,
    height: 600,
    bytes: await renderCover(from, to),
  }),
});

/** Draws and stores every picture of the demo, as many at a time as there are processors. About 10 s on one. */
export async function storePictures(photos: readonly DemoPhotos[]): Promise<StoredFile[]> {
  const drawings: Drawing[] = [
    ...demoAgencies.map((agency) => logo(agencyLogoId(agency.key), agency.id, agency.key, agency.logo)),
    ...demoClients.map((client) =>
      logo(clientLogoId(client.key), agencyOf(client.agency).id, client.key, client.logo),
    ),
    ...demoFinalClients.map((brand) =>
      logo(finalClientLogoId(brand.event), eventNamed(brand.event).agency.id, brand.event, brand.logo),
    ),
    ...Object.entries(demoCovers).map(([key, colours]) => cover(key, colours)),
    ...photos.flatMap(({ profile, pictures }) => [...(profile ? [profile] : []), ...pictures].map(portrait)),
  ];
  const stored: StoredFile[] = [];
  const queue = drawings.values();
  async function work(): Promise<void> {
    for (const { id, draw } of queue) stored.push({ ...(await storeBytes(await draw())), id });
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return stored;
}
