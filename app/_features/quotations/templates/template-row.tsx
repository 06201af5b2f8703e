'use client';

import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import { toastSuccess } from '@/app/_ui/feedback/toasts';
import text from '@/app/_ui/theme/text.module.css';
import { formatMoney } from '@/lib/core/money';
import styles from './templates.module.css';
import type { TemplateSummary } from './use-templates';

type Props = {
  template: TemplateSummary;
  busy: boolean;
  onUse: () => void;
  onRename: () => void;
  /** Throws what went wrong, in words for people. */
  onRemove: () => Promise<void>;
};

const ICON = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** A template: what it holds, and what can be done with it. */
export function TemplateRow({ template, busy, onUse, onRename, onRemove }: Props) {
  const t = useTranslations('quotations.templates');
  const confirm = useConfirm();
  const { name, lineCount, people, total, currencyCode } = template;
  const remove = () =>
    confirm({
      title: t('removeTitle', { name }),
      message: t('removeMessage'),
      confirmLabel: t('remove'),
      tone: 'danger',
      onConfirm: async () => {
        await onRemove();
        toastSuccess(t('removed'));
      },
    });
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <span className={text.name}>{name}</span>
        <span className={text.small}>
          {[
            t('lines', { count: lineCount }),
            t('people', { count: people }),
            ...(total === null ? [] : [formatMoney(total, currencyCode)]),
          ].join(' · ')}
        </span>
      </div>
      <Button size="xs" variant="default" onClick={onUse} loading={busy} aria-label={t('useNamed', { name })}>
        {t('use')}
      </Button>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon size="md" aria-label={t('actions', { name })}>
            <IconDots size={18} stroke={1.5} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPencil {...ICON} />} onClick={onRename}>
            {t('rename')}
          </Menu.Item>
          <Menu.Item color="red" leftSection={<IconTrash {...ICON} />} onClick={remove}>
            {t('remove')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </li>
  );
}
