'use client';

import { Button, Checkbox } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAction } from '@/app/_features/graphql/use-action';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import { RUN_IMPORT, UNDO_IMPORT } from '../documents';
import styles from './import.module.css';

/** Brings in the rows that are right. */
export function RunImport({ id, count }: { id: string; count: number }) {
  const t = useTranslations('imports');
  const [tells, setTells] = useState(true);
  const running = useAction(RUN_IMPORT);
  return (
    <div className={styles.run}>
      <Checkbox
        label={t('tells')}
        description={t('tellsText')}
        checked={tells}
        onChange={({ currentTarget }) => setTells(currentTarget.checked)}
      />
      <Button loading={running.pending} onClick={() => running.press({ id, tells }, t('started'))}>
        {t('run', { count })}
      </Button>
    </div>
  );
}

/** Takes out again what came in and nobody has used. */
export function UndoImport({ id, count }: { id: string; count: number }) {
  const t = useTranslations('imports');
  const confirm = useConfirm();
  const undoing = useAction(UNDO_IMPORT);
  const ask = () =>
    confirm({
      title: t('undoTitle', { count }),
      message: t('undoText'),
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
