'use client';

import { Button } from '@mantine/core';
import { IconCloudCheck, IconCloudOff, IconDeviceFloppy } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import type { SaveStatus } from '../../draft/create-saver';
import styles from '../editor.module.css';

type Props = {
  status: SaveStatus;
  /** Lines too unfinished to be kept on the server. */
  incomplete: number;
};

/** The state of saving. */
export function SaveNote({ status, incomplete }: Props) {
  const t = useTranslations('quotations.status');
  return (
    <div className={styles.saveNote}>
      <p className={styles.saveText} data-bad={isBad(status) || undefined} role="status">
        <StatusIcon kind={status.kind} />
        <SaveText status={status} incomplete={incomplete} />
      </p>
      {status.kind === 'STOPPED' && (
        <Button variant="default" size="compact-sm" onClick={() => window.location.reload()}>
          {t('reload')}
        </Button>
      )}
    </div>
  );
}

const isBad = ({ kind }: SaveStatus): boolean =>
  kind === 'STOPPED' || kind === 'REFUSED' || kind === 'OFFLINE';

function SaveText({ status, incomplete }: Pick<Props, 'status' | 'incomplete'>) {
  const t = useTranslations('quotations.status');
  if (status.kind === 'STOPPED' || status.kind === 'REFUSED') return <span>{status.message}</span>;
  if (status.kind === 'UNTOUCHED') return null;
  if (status.kind === 'SAVED' && incomplete > 0)
    return <span>{t('SAVED_PARTLY', { count: incomplete })}</span>;
  return <span>{t(status.kind)}</span>;
}

function StatusIcon({ kind }: { kind: SaveStatus['kind'] }) {
  if (kind === 'UNTOUCHED') return null;
  const Icon = kind === 'SAVED' ? IconCloudCheck : kind === 'OFFLINE' ? IconCloudOff : IconDeviceFloppy;
  return <Icon size={16} stroke={1.5} aria-hidden />;
}
