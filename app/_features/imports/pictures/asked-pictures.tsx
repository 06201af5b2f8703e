'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { PlainButton } from '@/app/_ui/controls/plain-button';
import { SelectInput } from '@/app/_ui/controls/select-input';
import { FilePicture } from '@/app/_ui/upload/file-picture';
import styles from '../import.module.css';
import type { Picture } from './open-pictures';
import { type Asked, NOBODY, type Person } from './sort-pictures';

/** Shown at once: those behind come when these are answered. */
const AT_ONCE = 30;

type Props = {
  asked: readonly Asked[];
  people: readonly Person[];
  onAnswer: (answers: Readonly<Record<string, string>>) => void;
};

/** Pictures whose names do not say whose they are, each with the people it may be of. */
export function AskedPictures({ asked, people, onAnswer }: Props) {
  const t = useTranslations('importPictures');
  const label = ({ name, line }: Person) => t('person', { name, line });
  const option = (person: Person) => ({ value: person.id, label: label(person) });
  const shown = asked.slice(0, AT_ONCE);
  const coming = people.filter(({ comes }) => comes);
  return (
    <div className={styles.asked}>
      <h3 className={styles.header}>{t('asked', { count: asked.length })}</h3>
      <p className={styles.hint}>{t('askedText')}</p>
      <ul className={styles.columns}>
        {shown.map(({ picture, candidates }) => (
          <li key={picture.path} className={styles.column}>
            <PictureOf picture={picture} />
            <span className={styles.path}>{picture.path}</span>
            <SelectInput
              className={styles.person}
              aria-label={t('whose', { path: picture.path })}
              placeholder={t('pick')}
              searchable
              limit={50}
              value={null}
              data={[
                { group: t('likely'), items: candidates.map(option) },
                {
                  group: t('others'),
                  items: [
                    { value: NOBODY, label: t('leave') },
                    ...coming.filter((one) => !candidates.includes(one)).map(option),
                  ],
                },
              ].filter(({ items }) => items.length > 0)}
              onChange={(value) => value && onAnswer({ [picture.path]: value })}
            />
          </li>
        ))}
      </ul>
      {asked.length > shown.length && <p>{t('askedMore', { count: asked.length - shown.length })}</p>}
      <PlainButton
        variant="subtle"
        onClick={() => onAnswer(Object.fromEntries(asked.map(({ picture }) => [picture.path, NOBODY])))}
      >
        {t('leaveRest', { count: asked.length })}
      </PlainButton>
    </div>
  );
}

/** What it shows, once its bytes are read. */
function PictureOf({ picture }: { picture: Picture }) {
  const [file, setFile] = useState<File>();
  useEffect(() => {
    let gone = false;
    void picture.open().then(
      (opened) => {
        if (!gone) setFile(opened);
      },
      // It is said when it is sent.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [picture]);
  return <FilePicture file={file} name={picture.path} />;
}
