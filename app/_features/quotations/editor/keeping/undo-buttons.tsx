'use client';

import { ActionIcon, Group, Tooltip } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import type { DraftHistory } from '../../draft/history';

type Props = { history: DraftHistory; onUndo: () => void; onRedo: () => void };

/** One change back and one forth, always in view. */
export function UndoButtons({ history: { past, future }, onUndo, onRedo }: Props) {
  const t = useTranslations('quotations.status');
  if (past.length === 0 && future.length === 0) return null;
  return (
    <Group gap={2} wrap="nowrap">
      <Tooltip label={t('undoHint')}>
        <ActionIcon size="md" aria-label={t('undo')} onClick={onUndo} disabled={past.length === 0}>
          <IconArrowBackUp size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <Tooltip label={t('redoHint')}>
        <ActionIcon size="md" aria-label={t('redo')} onClick={onRedo} disabled={future.length === 0}>
          <IconArrowForwardUp size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </Group>
  );
}
