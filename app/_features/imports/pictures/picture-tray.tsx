'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useRead } from '@/app/_features/graphql/use-read';
import { PlainButton } from '@/app/_ui/controls/plain-button';
import { toastSuccess } from '@/app/_ui/feedback/toasts';
import { useUnsavedWarning } from '@/app/_ui/form/use-unsaved-warning';
import { DropZone } from '@/app/_ui/upload/drop-zone';
import { UploadError } from '@/app/_ui/upload/send-file';
import controls from '@/lib/i18n/messages/es/controls.json';
import { MOST_PICTURES } from '@/lib/imports/inputs';
import styles from '../import.module.css';
import { AskedPictures } from './asked-pictures';
import { openPictures, type Picture } from './open-pictures';
import { FIND_OWNERS } from './operations';
import { SentPictures } from './sent-pictures';
import { sortPictures } from './sort-pictures';
import { useSending } from './use-sending';

type Props = {
  id: string;
  /** Where each is sent. */
  url: string;
  /** The import is done: its people are there. */
  isDone: boolean;
  /** Another one when its rows were tried again, or came in. */
  changed: number;
};

const NOTHING = { pictures: [], people: [] };

/**
 * Photos that come beside a file of people: by their names one sees whose each is, what nobody knows is asked, and they go
 * up once the people are there. What is chosen before stays here while they come in, and goes by itself.
 */
export default function PictureTray({ id, url, isDone, changed }: Props) {
  const t = useTranslations('importPictures');
  const router = useRouter();
  const field = useId();
  const [pictures, setPictures] = useState<readonly Picture[]>([]);
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const [reading, setReading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [goesByItself, setGoesByItself] = useState(false);
  const [news, setNews] = useState(0);
  const paths = pictures.map(({ path }) => path);
  const found = useRead(FIND_OWNERS, paths.length > 0 ? { id, paths } : null, news + changed);
  const { pictures: matches, people } = found?.importPictures ?? NOTHING;
  const sorted = sortPictures(found ? pictures : [], matches, people, answers);
  const { ready, asked } = sorted;
  const sending = useSending(url, (sent) => {
    if (sent > 0) toastSuccess(t('sent', { count: sent }));
    setNews((count) => count + 1);
    router.refresh();
  });
  useUnsavedWarning(sending.busy || ready.length + asked.length > 0);

  // Rows have said only since the import is done who came in: what was read before tells of nobody.
  const areThere = isDone && found !== null;
  const start = useEffectEvent(() => {
    setGoesByItself(false);
    void sending.send(ready);
  });
  const isTurn = goesByItself && areThere && ready.length > 0;
  useEffect(() => {
    if (isTurn) start();
  }, [isTurn]);

  async function add(files: readonly File[]): Promise<void> {
    setReading(true);
    setProblem(null);
    try {
      const more = await openPictures(files, MOST_PICTURES);
      const known = new Set(paths);
      const all = [...pictures, ...more.filter(({ path }) => !known.has(path))];
      if (all.length > MOST_PICTURES) throw new UploadError(t('tooMany', { most: MOST_PICTURES }));
      setPictures(all);
      if (!isDone) setGoesByItself(true);
    } catch (error) {
      setProblem(error instanceof UploadError ? error.message : controls.file.failed);
    } finally {
      setReading(false);
    }
  }

  const failed = ready.filter(({ picture }) => sending.failed[picture.path]);
  return (
    <div className={styles.pictures}>
      <label className={styles.header} htmlFor={field}>
        {t('choose')}
      </label>
      <DropZone
        id={field}
        accept={['zip', 'jpg', 'png']}
        many
        maxBytes={0}
        limits={t('limits')}
        describedBy=""
        invalid={problem !== null}
        onFiles={(files) => void add(files)}
      />
      <div role="status">
        {(reading || (pictures.length > 0 && !found)) && <p>{t('reading')}</p>}
        {problem && <p className={styles.doubt}>{problem}</p>}
        {found && !sending.busy && ready.length > 0 && (
          <p>
            {t('ready', {
              count: ready.length,
              people: new Set(ready.map(({ person }) => person.id)).size,
            })}{' '}
            {!isDone && t('readyLater')}
          </p>
        )}
      </div>
      {sending.busy && (
        <>
          <progress
            className={styles.progress}
            value={sending.done}
            max={sending.of}
            aria-label={t('sending', { done: sending.done, of: sending.of })}
          />
          <p>{t('sending', { done: sending.done, of: sending.of })}</p>
        </>
      )}
      {pictures.length > 0 && !sending.busy && (
        <div className={styles.buttons}>
          {areThere && ready.length > 0 && (
            <PlainButton onClick={() => void sending.send(ready)}>
              {failed.length === ready.length
                ? t('again', { count: failed.length })
                : t('send', { count: ready.length })}
            </PlainButton>
          )}
          <PlainButton
            variant="default"
            onClick={() => {
              setPictures([]);
              setAnswers({});
            }}
          >
            {t('clear')}
          </PlainButton>
        </div>
      )}
      {asked.length > 0 && !sending.busy && (
        <AskedPictures
          asked={asked}
          people={people}
          onAnswer={(more) => setAnswers((all) => ({ ...all, ...more }))}
        />
      )}
      {found && <SentPictures sorted={sorted} failed={sending.failed} />}
    </div>
  );
}
