'use client';

import { Button, Checkbox } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAction } from '@/app/_features/graphql/use-action';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import type { ImportKindName } from '@/db/values/imports';
import { RUN_IMPORT, UNDO_IMPORT } from '@/lib/imports/writes';
import styles from './import.module.css';

type Props = { id: string; kind: ImportKindName; count: number };

/** Brings in the rows that are right. Only people are told. */
export function RunImport({ id, kind, count }: Props) {
  const t = useTranslations('imports');
  const maySay = kind === 'TALENTS';
  const [tells, setTells] = useState(maySay);
  const running = useAction(RUN_IMPORT);
  return (
    <div className={styles.run}>
      {maySay && (
        <Checkbox
          label={t('tells')}
          description={t('tellsText')}
          checked={tells}
          onChange={({ currentTarget }) => setTells(currentTarget.checked)}
        />
      )}
      <Button loading={running.pending} onClick={() => running.press({ id, tells }, t('started'))}>
        {t(`${kind}.run`, { count })}
      </Button>
    </div>
  );
}

/** Takes out again what came in and nobody has used. */
export function UndoImport({ id, kind, count }: Props) {
  const t = useTranslations('imports');
  const confirm = useConfirm();
  const undoing = useAction(UNDO_IMPORT);
  const ask = () =>
    confirm({
      title: t(`${kind}.undoTitle`, { count }),
      message: t(`${kind}.undoText`),
      confirmLabel: t('undo'),
      tone: 'danger',
      onConfirm: () => undoing.confirmed({ id }, t('undoStarted')),
    });
  return (
    <Button variant="default" onClick={ask}>
      {t('undo')}
    </Button>
  );
}
