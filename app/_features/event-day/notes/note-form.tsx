'use client';

import { IconCamera } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { PlainButton } from '@/app/_ui/controls/plain-button';
import { TextInput } from '@/app/_ui/controls/text-input';
import { toastError } from '@/app/_ui/feedback/toasts';
import { acceptAttribute } from '@/app/_ui/upload/accepted-files';
import { shrinkImage } from '@/app/_ui/upload/crop-image';
import { MOST_NOTE_PHOTOS, MOST_NOTE_TEXT } from '@/lib/event-day/notes/rules';
import type { MadeNote, Waiting } from '../kept/waiting';
import styles from './notes.module.css';
import { PictureTile } from './picture-tile';

/** Enough to read a paper by, and half a megabyte: it waits on the phone and goes by its network. */
const LONGEST_SIDE = 1600;

type Props = {
  label: string;
  of: Pick<MadeNote, 'convocatedId' | 'day'>;
  add: (items: readonly Waiting[]) => void;
};

/** A note with the photos that are taken for it, sized down here. */
export function NoteForm({ label, of, add }: Props) {
  const t = useTranslations('events.deskNotes');
  const id = useId();
  const [text, setText] = useState('');
  const [pictures, setPictures] = useState<readonly File[]>([]);
  const [busy, setBusy] = useState(false);
  const isEmpty = text.trim() === '' && pictures.length === 0;

  const take = async (files: readonly File[]) => {
    setBusy(true);
    const shrunk = await Promise.all(files.map((file) => shrinkImage(file, LONGEST_SIDE).catch(() => null)));
    setBusy(false);
    if (shrunk.includes(null)) toastError(t('noPicture'));
    const taken = [...pictures, ...shrunk.filter((file) => file !== null)];
    if (taken.length > MOST_NOTE_PHOTOS) toastError(t('tooMany', { most: MOST_NOTE_PHOTOS }));
    setPictures(taken.slice(0, MOST_NOTE_PHOTOS));
  };
  const save = () => {
    const note = { ...of, id: crypto.randomUUID(), text: text.trim(), pressedAt: new Date() };
    const photos = pictures.map(
      (picture): Waiting => ({
        ...{ kind: 'photo', id: crypto.randomUUID(), noteId: note.id },
        ...{ name: picture.name, picture },
      }),
    );
    add([{ kind: 'note', id: note.id, note }, ...photos]);
    setText('');
    setPictures([]);
  };

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty && !busy) save();
      }}
    >
      <TextInput
        id={id}
        label={label}
        value={text}
        maxLength={MOST_NOTE_TEXT}
        autoComplete="off"
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {pictures.length > 0 && (
        <ul className={styles.tiles}>
          {pictures.map((picture, index) => (
            <li key={`${picture.name} ${picture.size}`} className={styles.taken}>
              <PictureTile picture={picture} alt={t('photo', { number: index + 1 })} />
              <PlainButton
                size="xs"
                variant="subtle"
                aria-label={t('leaveOutOf', { number: index + 1 })}
                onClick={() => setPictures(pictures.filter((one) => one !== picture))}
              >
                {t('leaveOut')}
              </PlainButton>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.buttons}>
        <label className={styles.camera}>
          <input
            type="file"
            multiple
            accept={acceptAttribute(['jpg', 'png'])}
            capture="environment"
            onChange={({ currentTarget }) => {
              void take([...(currentTarget.files ?? [])]);
              currentTarget.value = '';
            }}
          />
          <IconCamera size={18} stroke={1.5} aria-hidden />
          {t('addPhoto')}
        </label>
        <PlainButton type="submit" variant="default" disabled={isEmpty || busy}>
          {t('save')}
        </PlainButton>
      </div>
    </form>
  );
}
