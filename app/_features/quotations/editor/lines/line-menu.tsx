'use client';

import { Menu } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconCopy, IconDots, IconTrash } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { IconButton } from '@/app/_ui/controls/icon-button';
import { MenuOnPress } from '@/app/_ui/controls/menu-on-press';
import { toastSuccess } from '@/app/_ui/feedback/toasts';
import type { DraftLine } from '../../draft/draft-form';
import { useEditorFrame } from '../editor-context';
import { focusBeside, focusLine } from './focus-line';
import lineStyles from './lines.module.css';

type Props = { line: DraftLine; index: number; isLast: boolean; name: string };

/** The actions on a line. Removing asks nothing, because it can be undone. */
export function LineMenu({ line: { key }, index, isLast, name }: Props) {
  const t = useTranslations('quotations');
  const { change } = useEditorFrame();
  const copy = () => {
    const newKey = crypto.randomUUID();
    change({ kind: 'copyLine', key, newKey });
    focusLine(newKey, 'first');
  };
  const move = (by: -1 | 1) => {
    change({ kind: 'moveLine', key, by });
    focusLine(key, 'menu');
  };
  const remove = () => {
    focusBeside(key);
    change({ kind: 'removeLine', key });
    toastSuccess(t('profiles.removed'));
  };
  return (
    <div className={lineStyles.menu}>
      <MenuOnPress
        position="bottom-end"
        button={
          <IconButton aria-label={t('actions.label', { name })} size="lg" data-menu>
            <IconDots size={18} stroke={1.5} aria-hidden />
          </IconButton>
        }
        items={() => (
          <>
            <Menu.Item leftSection={<IconCopy size={16} stroke={1.5} aria-hidden />} onClick={copy}>
              {t('profiles.copy')}
            </Menu.Item>
            <Menu.Item
              leftSection={<IconArrowUp size={16} stroke={1.5} aria-hidden />}
              disabled={index === 0}
              onClick={() => move(-1)}
            >
              {t('profiles.up')}
            </Menu.Item>
            <Menu.Item
              leftSection={<IconArrowDown size={16} stroke={1.5} aria-hidden />}
              disabled={isLast}
              onClick={() => move(1)}
            >
              {t('profiles.down')}
            </Menu.Item>
            <Menu.Divider />
            <Menu.Item
              color="red"
              leftSection={<IconTrash size={16} stroke={1.5} aria-hidden />}
              onClick={remove}
            >
              {t('profiles.remove')}
            </Menu.Item>
          </>
        )}
      />
    </div>
  );
}
