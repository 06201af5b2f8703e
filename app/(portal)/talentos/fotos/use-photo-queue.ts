'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useRef, useState } from 'react';
import { dataOf } from '@/app/_features/graphql/use-action';
import { useWrite } from '@/app/_features/graphql/use-write';
import { toastError, toastSuccess } from '@/app/_ui/feedback/toasts';
import type { AnsweredBy } from '@/lib/graphql/define-write';
import {
  DECIDE_PHOTOS,
  RELEASE_PHOTOS,
  TAKE_PHOTOS,
  UNDO_PHOTO_DECISION,
  UPDATE_MULTIMEDIA,
} from '@/lib/talents/photos/writes';

export type TakenPhoto = AnsweredBy<typeof TAKE_PHOTOS>[number];
export type Verdict = 'APPROVE' | 'REJECT';

/** More are fetched when so few are left. */
const FEW = 3;

/** The photos that this reviewer has taken, oldest first. `size` are taken at once, 50 at most; `pending` wait for anybody. */
export function usePhotoQueue(pending: number, size: number) {
  const t = useTranslations('photos.queue');
  const [photos, setPhotos] = useState<readonly TakenPhoto[] | null>(null);
  const [decided, setDecided] = useState<readonly (readonly TakenPhoto[])[]>([]);
  const [left, setLeft] = useState(pending);
  const { run: take } = useWrite(TAKE_PHOTOS);
  const { run: release } = useWrite(RELEASE_PHOTOS);
  const deciding = useWrite(DECIDE_PHOTOS);
  const moving = useWrite(UPDATE_MULTIMEDIA);
  const undoing = useWrite(UNDO_PHOTO_DECISION);
  const busy = deciding.pending || moving.pending || undoing.pending;
  const done = useRef(new Set<string>());

  const fetchMore = useCallback(async () => {
    const result = await take({ limit: size });
    if (!result.ok) {
      setPhotos((known) => known ?? []);
      return toastError(result.failure.message);
    }
    const taken = result.data.filter(({ id }) => !done.current.has(id));
    setPhotos((known) => {
      const kept = known ?? [];
      return [...kept, ...taken.filter(({ id }) => !kept.some((photo) => photo.id === id))];
    });
  }, [take, size]);

  useEffect(() => {
    void fetchMore();
    // What is not decided is given back to the other reviewers.
    return () => void release({});
  }, [fetchMore, release]);

  /** One verdict on several photos: those that somebody else has decided go too, and are told. Throws a text for people. */
  async function decideMany(chosen: readonly TakenPhoto[], verdict: Verdict, reasonId?: number) {
    const ids = chosen.map(({ id }) => id);
    const verdicts = dataOf(await deciding.run({ ids, verdict, reasonId }));
    const mine = chosen.filter(({ id }) => verdicts.decided.includes(id));
    const [first, ...others] = verdicts.refused;
    if (first) toastError(others.length > 0 ? t('refusedMany', { count: others.length + 1 }) : first.message);
    if (mine.length > 0) setDecided((list) => [...list, mine]);
    for (const id of ids) done.current.add(id);
    setLeft((count) => Math.max(0, count - ids.length));
    const rest = (photos ?? []).filter(({ id }) => !done.current.has(id));
    setPhotos(rest);
    if (rest.length <= FEW) await fetchMore();
    return mine.length;
  }

  async function decide(photo: TakenPhoto | undefined, verdict: Verdict, reasonId?: number) {
    if (!photo || busy) return;
    await decideMany([photo], verdict, reasonId).catch((failure: Error) => toastError(failure.message));
  }

  async function move(photo: TakenPhoto | undefined) {
    if (!photo || busy || photo.type === 'PROFILE') return;
    const type = photo.type === 'IBOOK' ? 'GALLERY' : 'IBOOK';
    const result = await moving.run({ id: photo.id, type });
    if (!result.ok) return toastError(result.failure.message);
    toastSuccess(t(`moved.${type}`));
    setPhotos((list) => (list ?? []).map((one) => (one.id === photo.id ? { ...one, type } : one)));
  }

  /** Takes the last decision back, of all photos that it was about. */
  async function undo() {
    const last = decided.at(-1);
    if (!last || busy) return;
    const back: TakenPhoto[] = [];
    for (const photo of last) {
      const result = await undoing.run({ id: photo.id });
      if (result.ok) back.push(photo);
      else toastError(result.failure.message);
    }
    for (const { id } of back) done.current.delete(id);
    setDecided((list) => list.slice(0, -1));
    setLeft((count) => count + back.length);
    setPhotos((list) => [...back, ...(list ?? [])]);
  }

  return { photos, left, busy, mayUndo: decided.length > 0, decide, decideMany, move, undo };
}
