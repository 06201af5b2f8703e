'use client';

import { ActionIcon, Menu } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconCopy, IconDots, IconTrash } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import type { DraftLine } from '../draft/draft-form';
import { useEditorFrame } from './editor-context';
import lineStyles from './lines.module.css';

type Props = { line: DraftLine; index: number; isLast: boolean; name: string };

/** What can be done with a profile besides typing. Removing needs no question: it can be undone. */
export function LineMenu({ line: { key }, index, isLast, name }: Props) {
  const t = useTranslations('quotations');
  const { change } = useEditorFrame();
  return (
    <div className={lineStyles.menu}>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon aria-label={t('actions.label', { name })} size="lg">
            <IconDots size={18} stroke={1.5} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconCopy size={16} stroke={1.5} aria-hidden />}
            onClick={() => change({ kind: 'copyLine', key, newKey: crypto.randomUUID() })}
          >
            {t('profiles.copy')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconArrowUp size={16} stroke={1.5} aria-hidden />}
            disabled={index === 0}
            onClick={() => change({ kind: 'moveLine', key, by: -1 })}
          >
            {t('profiles.up')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconArrowDown size={16} stroke={1.5} aria-hidden />}
            disabled={isLast}
            onClick={() => change({ kind: 'moveLine', key, by: 1 })}
          >
            {t('profiles.down')}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item
            color="red"
            leftSection={<IconTrash size={16} stroke={1.5} aria-hidden />}
            onClick={() => change({ kind: 'removeLine', key })}
          >
            {t('profiles.remove')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}
