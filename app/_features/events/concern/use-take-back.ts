'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { isSame } from '@/app/_features/forms/merge';
import type { WriteResult } from '@/app/_features/graphql/use-write';
import { toastError, toastSuccess } from '@/app/_ui/feedback/toasts';
import { toastUndo } from '@/app/_ui/feedback/undo-toast';
import { type Concern, who } from './concern-words';
import { type PlannedChange, readConcern } from './use-concern';

const TEN_MINUTES_MS = 10 * 60_000;

type Reverse = {
  /** The change back, as it is planned. */
  readonly plan: PlannedChange;
  /** What was written, by the names of the write: nothing is taken back that somebody changed since. */
  readonly wrote: Readonly<Record<string, unknown>>;
  readonly seen: number;
  readonly send: (seenRevision: number) => Promise<WriteResult<unknown>>;
};

/** Says that a change is saved; one that concerned somebody with the way to take it back while they know nothing of it. */
export function useTakeBack() {
  const t = useTranslations('events.concern');
  const router = useRouter();

  async function takeBack(concern: Concern, { plan, wrote, seen, send }: Reverse): Promise<void> {
    const back = await readConcern(plan);
    let result = await send(seen);
    const changed = result.ok ? undefined : result.failure.changedSince;
    // The event's own counters grow with each answer; what was written has to stand there still.
    if (
      changed &&
      Object.entries(changed.values).every(([name, value]) => isSame(value, wrote[name] ?? value))
    )
      result = await send(changed.revision);
    router.refresh();
    if (!result.ok) {
      toastError(result.failure.changedSince ? t('changedSince') : result.failure.message);
      return;
    }
    const given = new Set(back?.givenBack.names);
    const count = concern.askedAgain.count - (back?.givenBack.count ?? 0);
    const names = concern.askedAgain.names.filter((name) => !given.has(name));
    if (count > 0) toastError(t('undonePartly', { count, who: who(t, { count, names }) }));
    else toastSuccess(t(back && back.told.count === 0 ? 'undone' : 'undoneAlone'));
  }

  return (said: string, concern: Concern | null, reverse: Reverse): void => {
    if (concern) toastUndo(said, t('undo'), () => takeBack(concern, reverse), TEN_MINUTES_MS);
    else toastSuccess(said);
  };
}
