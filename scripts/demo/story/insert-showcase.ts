import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { convocateds, showcaseChoices } from '@/db/schema';
import { chance } from '../chance.ts';
import { demoBrands } from '../data/brands.ts';
import type { Scene } from './scene.ts';

const NOTES = ['Ideal para la salida de cierre.', 'Nos gusta para la foto principal.', null, null, null];

/** What clients said about some of the talents they were shown, which has no write. */
export async function insertShowcases(scene: Scene): Promise<void> {
  for (const key of Object.keys(demoBrands)) {
    const eventId = scene.eventIds.get(key);
    if (!eventId) continue;
    const shown = await scene.tx
      .select({ agencyId: convocateds.agencyId, talentId: convocateds.talentId })
      .from(convocateds)
      .where(and(eq(convocateds.eventId, eventId), isNotNull(convocateds.shownAt)))
      .orderBy(asc(convocateds.shownPosition));
    await insertShowcase(key, eventId, shown, scene);
  }
}

type Shown = { readonly agencyId: string; readonly talentId: string };

async function insertShowcase(
  key: string,
  eventId: string,
  shown: readonly Shown[],
  { calendar, tx }: Scene,
) {
  const choices = chance(`choices:${key}`);
  await tx.insert(showcaseChoices).values(
    choices.some(shown, 6).map((talent) => {
      const liked = choices.odds(75);
      const at = calendar.at(-choices.int(1, 4), '12:10');
      const note = liked ? choices.pick(NOTES) : null;
      const choice = liked ? ('LIKED' as const) : ('DISLIKED' as const);
      return { ...talent, eventId, choice, note, createdAt: at, updatedAt: at };
    }),
  );
}
