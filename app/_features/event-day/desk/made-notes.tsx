'use client';

import { useTranslations } from 'next-intl';
import { PlainButton } from '@/app/_ui/controls/plain-button';
import { formatTime12h } from '@/lib/core/dates';
import type { DeskNote } from '../desk-data';
import type { MadeNote, MadePhoto } from '../kept/waiting';
import styles from '../notes/notes.module.css';
import { PictureTile } from '../notes/picture-tile';
import type { MadeItem, Outbox } from './use-outbox';

type Props = {
  /** What the server gave: what stands there is not shown twice. */
  known: readonly DeskNote[];
  of: Pick<MadeNote, 'convocatedId' | 'day'>;
  timeZone: string;
  outbox: Outbox;
};

type Made = { readonly note: MadeNote | null; readonly id: string; readonly items: readonly MadeItem[] };

/** Notes and photos that are on their way: how far, and what the server will not take. */
export function MadeNotes({ known, of, timeZone, outbox }: Props) {
  const t = useTranslations('events.deskNotes');
  const notes = madeNotes(known, of, outbox.items);
  if (notes.length === 0) return null;
  return (
    <ul className={styles.notes}>
      {notes.map(({ id, note, items }) => {
        const problem = items.find((one) => one.problem !== null)?.problem ?? null;
        const photos = items.flatMap(({ item, sent }) => (item.kind === 'photo' ? [{ ...item, sent }] : []));
        const unsent = items.filter(({ sent }) => !sent).map(({ item }) => item.id);
        return (
          <li key={id} className={styles.note}>
            <div className={styles.words}>
              {note?.text && <p className={styles.text}>{note.text}</p>}
              <span className={styles.detail} data-problem={problem ? true : undefined} role="status">
                {[note && formatTime12h(note.pressedAt, timeZone), problem ?? stateOf(photos, unsent.length)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </div>
            {unsent.length > 0 && (
              <span className={styles.buttons}>
                {problem && (
                  <PlainButton variant="default" onClick={() => outbox.retry(unsent)}>
                    {t('again')}
                  </PlainButton>
                )}
                <PlainButton variant="subtle" onClick={() => outbox.discard(unsent)}>
                  {t('discard')}
                </PlainButton>
              </span>
            )}
            {photos.length > 0 && (
              <div className={styles.tiles}>
                {photos.map((photo, index) => (
                  <PictureTile
                    key={photo.id}
                    picture={photo.picture}
                    alt={t('photo', { number: index + 1 })}
                  />
                ))}
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );

  function stateOf(photos: readonly (MadePhoto & { sent: boolean })[], unsent: number): string {
    if (unsent === 0) return t('sent');
    if (outbox.offline) return t('keptHere');
    const going = photos.find(({ sent, id }) => !sent && outbox.progress[id] !== undefined);
    if (!going) return t('sending');
    const number = photos.indexOf(going) + 1;
    return t('sendingPhoto', { number, total: photos.length, percent: outbox.progress[going.id] ?? 0 });
  }
}

/** By note, those made here that are of this list; photos whose note the server has already stand by themselves. */
function madeNotes(known: readonly DeskNote[], of: Props['of'], items: readonly MadeItem[]): Made[] {
  const shown = new Set(known.flatMap(({ id, photos }) => [id, ...photos.map((photo) => photo.id)]));
  const own = (id: string): boolean => {
    const made = items.find(({ item }) => item.kind === 'note' && item.id === id)?.item;
    const note = made?.kind === 'note' ? made.note : known.find((one) => one.id === id);
    return note?.convocatedId === of.convocatedId && note.day === of.day;
  };
  const notes = new Map<string, Made>();
  for (const one of items) {
    const { item } = one;
    if (item.kind === 'mark' || shown.has(item.id)) continue;
    const id = item.kind === 'note' ? item.id : item.noteId;
    if (!own(id)) continue;
    const made = notes.get(id) ?? { id, note: null, items: [] };
    const note = item.kind === 'note' ? item.note : made.note;
    notes.set(id, { id, note, items: [...made.items, one] });
  }
  return [...notes.values()];
}
