'use client';

import { Button } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue } from 'react-hook-form';
import styles from './changed-elsewhere.module.css';
import type { Collision } from './merge';
import { useWords } from './use-words';
import type { WriteFormState } from './use-write-form';

type Form<Values extends FieldValues, Output> = { form: WriteFormState<Values, Output> };

/** What somebody else saved while this form was open, and both values of each field that both changed. */
export function ChangedElsewhere<Values extends FieldValues, Output>({ form }: Form<Values, Output>) {
  const t = useTranslations('ui.elsewhere');
  const { labelOf } = useWords(form.shown);
  const { isNewer, collisions, taken, merge } = form.elsewhere;
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (collisions.length > 0) box.current?.focus();
  }, [collisions]);
  if (collisions.length > 0) {
    return (
      <section ref={box} className={styles.box} role="alert" tabIndex={-1}>
        <p className={styles.title}>{t('collision', { count: collisions.length })}</p>
        <p className={styles.text}>{t('collisionText')}</p>
        <ul className={styles.list}>
          {collisions.map((collision) => (
            <Choice key={collision.path} form={form} collision={collision} />
          ))}
        </ul>
      </section>
    );
  }
  if (isNewer) {
    return (
      <section className={styles.box} role="status">
        <p className={styles.title}>{t('newer')}</p>
        <p className={styles.text}>{t('newerText')}</p>
        <Button variant="default" size="xs" onClick={() => void merge()}>
          {t('show')}
        </Button>
      </section>
    );
  }
  if (taken.length === 0 || !form.formState.isDirty) return null;
  const named = [...new Set(taken.flatMap((path) => labelOf(path) ?? []))];
  return (
    <p className={styles.note} role="status">
      {named.length > 0 ? t('merged', { fields: named.join(', ') }) : t('mergedUnnamed')}
    </p>
  );
}

/** One field with both values; it holds one's own until the other is taken. */
function Choice<Values extends FieldValues, Output>({
  form,
  collision: { path, mine, theirs },
}: Form<Values, Output> & { collision: Collision }) {
  const t = useTranslations('ui.elsewhere');
  const { labelOf, wordsOf } = useWords(form.shown);
  const [tookTheirs, setTookTheirs] = useState(false);
  const label = labelOf(path) ?? t('other');

  function choose(value: unknown, isTheirs: boolean) {
    form.setValue(path as Path<Values>, value as PathValue<Values, Path<Values>>, {
      shouldDirty: true,
      shouldValidate: true,
    });
    setTookTheirs(isTheirs);
  }

  return (
    <li className={styles.choice}>
      <div className={styles.field}>
        <p className={styles.label}>{label}</p>
        <dl className={styles.values}>
          <div>
            <dt>{t('mine')}</dt>
            <dd>{wordsOf(path, mine)}</dd>
          </div>
          <div>
            <dt>{t('theirs')}</dt>
            <dd>{wordsOf(path, theirs)}</dd>
          </div>
        </dl>
      </div>
      <Button
        variant="default"
        size="xs"
        aria-label={`${t(tookTheirs ? 'useMine' : 'useTheirs')}: ${label}`}
        onClick={() => (tookTheirs ? choose(mine, false) : choose(theirs, true))}
      >
        {t(tookTheirs ? 'useMine' : 'useTheirs')}
      </Button>
    </li>
  );
}
