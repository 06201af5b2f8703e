'use client';

import { ActionIcon, Menu, Modal } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAction } from '@/app/_features/graphql/use-action';
import { RowList } from '@/app/_ui/data/row-list';
import { SoftBadge, type Tone } from '@/app/_ui/data/soft-badge';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import { later } from '@/app/_ui/later/later';
import { PAUSE_WEBHOOK, REMOVE_WEBHOOK, RENEW_WEBHOOK_SECRET, TEST_WEBHOOK } from '@/lib/webhooks/writes';
import styles from './integrations.module.css';

const NewSecret = later(() => import('./new-secret'));

export type WebhookRow = {
  readonly id: string;
  readonly url: string;
  /** How many kinds of happenings it is told of. */
  readonly events: number;
  readonly state: 'NEW' | 'WELL' | 'FAILING' | 'PAUSED';
  readonly lastSent: string | null;
  /** Where its messages are shown. */
  readonly href: string;
};

const TONES: Readonly<Record<WebhookRow['state'], Tone>> = {
  NEW: 'gray',
  WELL: 'green',
  FAILING: 'red',
  PAUSED: 'gray',
};

/** Addresses of programs, with how they do and what can be done with each. */
export function WebhookList({ rows }: { rows: readonly WebhookRow[] }) {
  const t = useTranslations('integrations.webhooks');
  return (
    <RowList
      label={t('title')}
      whole
      items={rows.map((row) => ({
        id: row.id,
        title: row.url,
        href: row.href,
        detail: [
          t('events', { count: row.events }),
          row.lastSent ? t('lastSent', { when: row.lastSent }) : t('neverSent'),
        ],
        trailing: (
          <span className={styles.trailing}>
            <SoftBadge tone={TONES[row.state]}>{t(`states.${row.state}`)}</SoftBadge>
            <WebhookMenu row={row} />
          </span>
        ),
      }))}
    />
  );
}

function WebhookMenu({ row: { id, url, state } }: { row: WebhookRow }) {
  const t = useTranslations('integrations.webhooks');
  const confirm = useConfirm();
  const testing = useAction(TEST_WEBHOOK);
  const pausing = useAction(PAUSE_WEBHOOK);
  const renewing = useAction(RENEW_WEBHOOK_SECRET);
  const removing = useAction(REMOVE_WEBHOOK);
  const [secret, setSecret] = useState<string | null>(null);
  const isPaused = state === 'PAUSED';
  const renew = () =>
    confirm({
      title: t('renewTitle'),
      message: t('renewText'),
      confirmLabel: t('renew'),
      onConfirm: () =>
        renewing.confirmed(
          { id },
          {
            said: (made) => {
              setSecret(made);
              return t('renewed');
            },
          },
        ),
    });
  const remove = () =>
    confirm({
      title: t('removeTitle'),
      message: t('removeText', { url }),
      confirmLabel: t('remove'),
      tone: 'danger',
      onConfirm: () => removing.confirmed({ id }, t('removed')),
    });
  return (
    <>
      <Menu position="bottom-end" width={220}>
        <Menu.Target>
          <ActionIcon size="md" aria-label={t('actions', { url })}>
            <IconDots size={18} stroke={1.5} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => void testing.press({ id }, t('tested'))}>{t('test')}</Menu.Item>
          <Menu.Item
            onClick={() => void pausing.press({ id, paused: !isPaused }, t(isPaused ? 'resumed' : 'paused'))}
          >
            {t(isPaused ? 'resume' : 'pause')}
          </Menu.Item>
          <Menu.Item onClick={() => void renew()}>{t('renew')}</Menu.Item>
          <Menu.Divider />
          <Menu.Item color="red" onClick={() => void remove()}>
            {t('remove')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Modal
        opened={secret !== null}
        onClose={() => setSecret(null)}
        title={t('newTitle')}
        closeOnClickOutside={false}
      >
        {secret && (
          <NewSecret value={secret} text={t('newText')} copy={t('copy')} onDone={() => setSecret(null)} />
        )}
      </Modal>
    </>
  );
}
