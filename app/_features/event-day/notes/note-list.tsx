'use client';

import { IconTrash } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAction } from '@/app/_features/graphql/use-action';
import { PlainButton } from '@/app/_ui/controls/plain-button';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import { PhotoLightbox } from '@/app/_ui/photos/photo-lightbox';
import { formatDateTime } from '@/lib/core/dates';
import { fileUrl } from '@/lib/core/photo-url';
import type { DeskNote } from '@/lib/event-day/notes/queries';
import { DELETE_DESK_NOTE } from '@/lib/event-day/notes/writes';
import styles from './notes.module.css';

type Props = {
  notes: readonly DeskNote[];
  timeZone: string;
  deletable: boolean;
  /** Says of whom each tells: the list is not of one person. */
  ofAll?: boolean;
};

/** Notes that the server has; a photo is fetched when it is opened, as each opening is noted. */
export function NoteList({ notes, timeZone, deletable, ofAll = false }: Props) {
  const t = useTranslations('events.deskNotes');
  const confirm = useConfirm();
  const deleting = useAction(DELETE_DESK_NOTE);
  const [shown, setShown] = useState<{ note: DeskNote; index: number } | null>(null);
  if (notes.length === 0) return null;
  const ask = (id: string) =>
    confirm({
      title: t('deleteTitle'),
      message: t('deleteText'),
      confirmLabel: t('delete'),
      tone: 'danger',
      onConfirm: () => deleting.confirmed({ id }, t('deleted')),
    });
  return (
    <ul className={styles.notes}>
      {notes.map((note) => (
        <li key={note.id} className={styles.note}>
          <div className={styles.words}>
            {ofAll && <span className={styles.about}>{note.about ?? t('ofEvent')}</span>}
            {note.text && <p className={styles.text}>{note.text}</p>}
            <span
              className={styles.detail}
            >{`${note.by} · ${formatDateTime(note.pressedAt, timeZone)}`}</span>
          </div>
          {deletable && (
            <PlainButton variant="subtle" aria-label={t('deleteLabel')} onClick={() => void ask(note.id)}>
              <IconTrash size={18} stroke={1.5} aria-hidden />
            </PlainButton>
          )}
          {note.photos.length > 0 && (
            <div className={styles.tiles}>
              {note.photos.map((photo, index) => (
                <button
                  key={photo.id}
                  type="button"
                  className={styles.tile}
                  aria-label={t('openPhoto', { number: index + 1 })}
                  style={{ backgroundImage: `url("${photo.placeholder}")` }}
                  onClick={() => setShown({ note, index })}
                />
              ))}
            </div>
          )}
        </li>
      ))}
      <PhotoLightbox
        index={shown?.index ?? null}
        onClose={() => setShown(null)}
        photos={(shown?.note.photos ?? []).map(({ fileId, width, height }, index) => ({
          src: fileUrl(fileId),
          alt: t('photo', { number: index + 1 }),
          ...(width && height ? { width, height } : {}),
        }))}
      />
    </ul>
  );
}
