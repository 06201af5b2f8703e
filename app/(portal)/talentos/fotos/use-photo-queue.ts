'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useWrite } from '@/app/_features/graphql/use-write';
import { toastError, toastSuccess } from '@/app/_ui/feedback/toasts';
import type { ResultOf } from '@/lib/graphql/client';
import { DECIDE_PHOTOS, MOVE_PHOTO, RELEASE_PHOTOS, TAKE_PHOTOS, UNDO_DECISION } from './documents';

export type TakenPhoto = ResultOf<typeof TAKE_PHOTOS>['takePhotos'][number];
export type Verdict = 'APPROVE' | 'REJECT';

/** So many are taken at once; more are fetched when few are left. */
const TAKEN = 10;
const FEW = 3;

/** The photos that this reviewer has taken, the first one to be decided now. */
export function usePhotoQueue(pending: number) {
  const t = useTranslations('talents.queue');
  const [photos, setPhotos] = useState<readonly TakenPhoto[] | null>(null);
  const [decided, setDecided] = useState<readonly TakenPhoto[]>([]);
  const [left, setLeft] = useState(pending);
  const { run: take } = useWrite(TAKE_PHOTOS);
  const { run: release } = useWrite(RELEASE_PHOTOS);
  const deciding = useWrite(DECIDE_PHOTOS);
  const moving = useWrite(MOVE_PHOTO);
  const undoing = useWrite(UNDO_DECISION);
  const busy = deciding.pending || moving.pending || undoing.pending;
  const done = useRef(new Set<string>());

  const fetchMore = useCallback(async () => {
    const result = await take({ limit: TAKEN });
    if (!result.ok) {
      setPhotos((known) => known ?? []);
      return toastError(result.failure.message);
    }
    const taken = result.data.takePhotos.filter(({ id }) => !done.current.has(id));
    setPhotos((known) => {
      const kept = known ?? [];
      return [...kept, ...taken.filter(({ id }) => !kept.some((photo) => photo.id === id))];
    });
  }, [take]);

  useEffect(() => {
    void fetchMore();
    // What is not decided is given back to the other reviewers.
    return () => void release({});
  }, [fetchMore, release]);

  const current = photos?.[0];

  async function decide(verdict: Verdict, reasonId?: number) {
    if (!current || busy) return;
    const result = await deciding.run({ ids: [current.id], verdict, ...(reasonId ? { reasonId } : {}) });
    if (!result.ok) return toastError(result.failure.message);
    const refusal = result.data.decidePhotos.refused[0];
    if (refusal) toastError(refusal.message);
    else setDecided((list) => [...list, current]);
    done.current.add(current.id);
    setLeft((count) => Math.max(0, count - 1));
    const rest = (photos ?? []).slice(1);
    setPhotos(rest);
    if (rest.length <= FEW) await fetchMore();
  }

  async function move() {
    if (!current || busy || current.type === 'PROFILE') return;
    const type = current.type === 'IBOOK' ? 'GALLERY' : 'IBOOK';
    const result = await moving.run({ input: { id: current.id, type } });
    if (!result.ok) return toastError(result.failure.message);
    toastSuccess(t(`moved.${type}`));
    setPhotos((list) => (list ?? []).map((photo) => (photo.id === current.id ? { ...photo, type } : photo)));
  }

  async function undo() {
    const last = decided.at(-1);
    if (!last || busy) return;
    const result = await undoing.run({ id: last.id });
    if (!result.ok) return toastError(result.failure.message);
    done.current.delete(last.id);
    setDecided((list) => list.slice(0, -1));
    setLeft((count) => count + 1);
    setPhotos((list) => [last, ...(list ?? [])]);
  }

  return {
    photos,
    current,
    left,
    busy,
    mayUndo: decided.length > 0,
    decided: decided.length,
    decide,
    move,
    undo,
  };
}
