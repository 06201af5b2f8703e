'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useAtOnce } from '@/app/_features/graphql/use-at-once';
import { useWrite } from '@/app/_features/graphql/use-write';
import { toastError, toastSuccess } from '@/app/_ui/feedback/toasts';
import { toastUndo } from '@/app/_ui/feedback/undo-toast';
import { MOVE_GROUP, ORDER_SHOWCASE, SHOW_EVERYONE, SHOW_TALENTS } from '@/lib/convocatories/showcase/writes';
import type { ShowcaseRow } from './showcase-rows';

const NONE: ReadonlyMap<string, boolean> = new Map();

/** Prepares whom the client is to see and in which order; what was shown or hidden can be undone for a while. */
export function useShowcase(eventId: string) {
  const t = useTranslations('events.showcase');
  const router = useRouter();
  const showing = useWrite(SHOW_TALENTS);
  const showingAll = useWrite(SHOW_EVERYONE);
  const ordering = useWrite(ORDER_SHOWCASE);
  const moving = useWrite(MOVE_GROUP);
  const { shown: pressed, press } = useAtOnce(
    NONE,
    (before, changed: readonly (readonly [string, boolean])[]) => new Map([...before, ...changed]),
  );

  const write = (convocatedIds: readonly string[], shown: boolean): Promise<boolean> =>
    press(
      convocatedIds.map((id) => [id, shown]),
      () => showing.run({ eventId, convocatedIds: [...convocatedIds], shown }),
    );

  const offerUndo = (ids: readonly string[], shown: boolean, tell: (shown: boolean) => string) =>
    toastUndo(tell(shown), t('undo'), async () => {
      if (await write(ids, !shown)) toastSuccess(tell(!shown));
    });

  const show = async ({ convocatedId, name }: ShowcaseRow, shown: boolean) => {
    if (await write([convocatedId], shown)) {
      offerUndo([convocatedId], shown, (now) => t(now ? 'shown' : 'hidden', { name }));
    }
  };

  /** Shows all who said yes, or hides all who are shown, on whichever page they stand. */
  const showAll = async (shown: boolean) => {
    const result = await showingAll.run({ eventId, shown });
    router.refresh();
    if (!result.ok) return toastError(result.failure.message);
    const ids = result.data.map(({ id }) => id);
    if (ids.length === 0) return;
    offerUndo(ids, shown, (now) => t(now ? 'shownAll' : 'hiddenAll', { count: ids.length }));
  };

  /** Two neighbours, as they are to stand. */
  const order = async (convocatedIds: [string, string]) => {
    const result = await ordering.run({ eventId, convocatedIds });
    if (!result.ok) toastError(result.failure.message);
    router.refresh();
  };

  /** All under the heading of a talent, before or behind the heading beside it. */
  const moveGroup = async (convocatedId: string, up: boolean) => {
    const result = await moving.run({ eventId, convocatedId, up });
    if (!result.ok) toastError(result.failure.message);
    router.refresh();
  };

  return {
    show,
    showAll,
    order,
    moveGroup,
    isShown: ({ convocatedId, shown }: ShowcaseRow) => pressed.get(convocatedId) ?? shown === true,
    pending: showing.pending || showingAll.pending || ordering.pending || moving.pending,
  };
}
