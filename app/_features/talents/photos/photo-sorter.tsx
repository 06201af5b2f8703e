'use client';

import { useTranslations } from 'next-intl';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useAction } from '@/app/_features/graphql/use-action';
import { useWrite } from '@/app/_features/graphql/use-write';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import { toastError } from '@/app/_ui/feedback/toasts';
import type { PhotoType } from '@/db/values/photo-types';
import { PHOTO } from '@/lib/core/states';
import { CHOOSE_PORTRAIT, ORDER_PHOTOS, UPDATE_MULTIMEDIA } from '@/lib/talents/photos/writes';
import type { ManagedPhoto } from './managed-photo';
import styles from './photo-manager.module.css';
import { SortedPhoto } from './sorted-photo';
import { useSorting } from './use-sorting';

type Props = { talentId: string; type: PhotoType; photos: readonly ManagedPhoto[] };

/** A photo under the pointer, and the order in which the rows stood when it was taken. */
type Dragged = { readonly id: string; readonly rows: readonly string[] };

/** Pixels from the edge of the window in which a dragged photo scrolls the page. */
const EDGE = 60;

/** The photos of a category in their order, changed by dragging or by buttons. Portraits have no order. */
export function PhotoSorter({ talentId, type, photos }: Props) {
  const t = useTranslations('photos.manage');
  const confirm = useConfirm();
  const list = useRef<HTMLUListElement>(null);
  const stepped = useRef<{ readonly id: string; readonly by: 1 | -1 }>(null);
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const [said, setSaid] = useState('');
  const ordering = useWrite(ORDER_PHOTOS);
  const archiving = useAction(UPDATE_MULTIMEDIA);
  const choosing = useAction(CHOOSE_PORTRAIT);
  const { order, move } = useSorting(
    photos.map(({ id }) => id),
    async (ids) => {
      const result = await ordering.run({ talentId, type, ids: [...ids] });
      if (!result.ok) toastError(result.failure.message);
    },
  );
  const sorts = type !== 'PROFILE' && photos.length > 1;

  // A row that is moved in the page loses the focus.
  useEffect(() => {
    if (!stepped.current) return;
    const { id, by } = stepped.current;
    stepped.current = null;
    const buttons = [
      ...(list.current?.querySelectorAll<HTMLButtonElement>(`[data-photo="${id}"] [data-move]`) ?? []),
    ];
    const pressed = buttons.find((button) => button.dataset.move === String(by));
    (pressed?.disabled ? buttons.find((button) => !button.disabled) : pressed)?.focus();
  });

  const step = (id: string, by: 1 | -1) => {
    const to = order.indexOf(id) + by;
    stepped.current = { id, by };
    move(id, to);
    setSaid(t('moved', { index: to + 1, total: order.length }));
  };
  const drag = (event: PointerEvent, id: string) => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    setDragged({ id, rows: order });
  };
  const over = ({ clientX, clientY }: PointerEvent) => {
    if (!dragged) return;
    if (clientY < EDGE) window.scrollBy(0, -EDGE / 4);
    if (clientY > window.innerHeight - EDGE) window.scrollBy(0, EDGE / 4);
    const target = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-photo]');
    if (target && list.current?.contains(target)) move(dragged.id, order.indexOf(target.dataset.photo ?? ''));
  };
  const archive = (id: string) =>
    confirm({
      title: t('archiveTitle'),
      message: t('archiveText'),
      confirmLabel: t('archive'),
      tone: 'danger',
      onConfirm: () => archiving.confirmed({ id, stateId: PHOTO.ARCHIVED }, t('archived')),
    });

  // While one is dragged the rows stay where they are in the document, so that the pointer keeps its own.
  const rows = dragged?.rows ?? order;
  return (
    <>
      <ul ref={list} className={styles.grid} aria-label={t('list', { type: t(`types.${type}`) })}>
        {rows.map((id) => {
          const photo = photos.find((one) => one.id === id);
          const place = order.indexOf(id);
          if (!photo) return null;
          return (
            <li
              key={id}
              data-photo={id}
              data-dragged={id === dragged?.id || undefined}
              style={dragged ? { order: place } : undefined}
            >
              <SortedPhoto
                photo={photo}
                name={t('photo', { type: t(`types.${type}`), index: place + 1, total: order.length })}
                first={place === 0}
                last={place === order.length - 1}
                {...(sorts ? { onStep: (by: 1 | -1) => step(id, by) } : {})}
                handle={{
                  onPointerDown: (event) => drag(event, id),
                  onPointerMove: over,
                  onPointerUp: () => setDragged(null),
                  onPointerCancel: () => setDragged(null),
                }}
                {...(type !== 'PROFILE' && photo.stateId === PHOTO.APPROVED
                  ? { onChoose: () => void choosing.press({ id }, t('portraitDone')) }
                  : {})}
                onArchive={() => void archive(id)}
              />
            </li>
          );
        })}
      </ul>
      <p className={styles.said} aria-live="polite">
        {said}
      </p>
    </>
  );
}
