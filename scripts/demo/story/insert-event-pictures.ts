import { eq } from 'drizzle-orm';
import { events, finalClients } from '@/db/schema';
import { LOGO } from '@/lib/agencies/images/file-kinds';
import { EVENT_COVER } from '@/lib/events/file-kinds';
import { putFile } from '@/lib/storage/put-file';
import { demoBrands, demoCovers } from '../data/brands.ts';
import { renderCover, renderLogo } from '../drawings/logos.ts';
import type { Scene } from './scene.ts';

type Dressed = { readonly id: string; readonly agencyId: string; readonly finalClientId: string | null };

/** The cover of an event and the logo of its client's brand, which have no write. */
export async function insertEventPictures(key: string, event: Dressed, { tx }: Scene): Promise<void> {
  const { agencyId } = event;
  const visibility = 'PUBLIC';
  const colours = demoCovers[key];
  if (colours) {
    const bytes = await renderCover(...colours);
    const size = { width: 1600, height: 600 };
    const cover = {
      kind: EVENT_COVER,
      agencyId,
      mime: 'image/jpeg',
      name: `${key}.jpg`,
      visibility,
    } as const;
    const { id: coverFileId } = await putFile(tx, { ...cover, ...size, bytes });
    await tx.update(events).set({ coverFileId }).where(eq(events.id, event.id));
  }
  const brand = demoBrands[key];
  if (brand && event.finalClientId) {
    const bytes = await renderLogo(brand.logo);
    const size = { width: 512, height: 512 };
    const logo = { kind: LOGO, agencyId, mime: 'image/png', name: `${key}.png`, visibility } as const;
    const { id: logoFileId } = await putFile(tx, { ...logo, ...size, bytes });
    await tx.update(finalClients).set({ logoFileId }).where(eq(finalClients.id, event.finalClientId));
  }
}
