'use client';

import { ActionIcon, Menu, Modal } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAction } from '@/app/_features/graphql/use-action';
import { useWrite } from '@/app/_features/graphql/use-write';
import { useGivenLink } from '@/app/_features/links/use-given-link';
import { PlainButton } from '@/app/_ui/controls/plain-button';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import { later } from '@/app/_ui/later/later';
import type { ShowcaseFiles } from '@/db/values/showcase-files';
import { LONGEST_COMMENT } from '@/lib/convocatories/showcase/choosing/rules';
import { ASK_AGAIN, REVOKE_VIEWER, SHARE_VIEWER_LINK } from '@/lib/convocatories/showcase/choosing/writes';
import { ALLOW_FILES } from '@/lib/convocatories/showcase/files/writes';
import type { Selection } from './apply-dialog';

const ApplyDialog = later(() => import('./apply-dialog'));

type Props = {
  viewer: {
    readonly id: string;
    readonly name: string;
    /** Where the client's book knows it. */
    readonly phone: string | null;
    readonly dialingCode: string;
  };
  eventName: string;
  /** How it may download cards and photos. */
  files: ShowcaseFiles | null;
  revoked: boolean;
  /** It has sent its newest round. */
  waits: boolean;
  /** What it sent last. */
  selection: (Selection & { readonly applied: boolean }) | null;
};

/** What the agency does with a person who chooses, and with what that person sent. */
export function ViewerActions({ viewer, eventName, files, revoked, waits, selection }: Props) {
  const t = useTranslations('events.choosing');
  const [applies, setApplies] = useState(false);
  const { copy, send, again, revoke, allow } = useViewer(viewer, eventName);
  const close = () => setApplies(false);
  return (
    <>
      {selection && (
        <PlainButton
          size="xs"
          variant={selection.applied ? 'default' : 'filled'}
          aria-label={t('applyOf', { name: viewer.name })}
          onClick={() => setApplies(true)}
        >
          {t('apply')}
        </PlainButton>
      )}
      {!revoked && (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="default" size={32} aria-label={t('more', { name: viewer.name })}>
              <IconDots size={16} stroke={1.5} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => void copy()}>{t('copyLink')}</Menu.Item>
            <Menu.Item onClick={() => void send()}>{t('whatsapp')}</Menu.Item>
            {waits && <Menu.Item onClick={() => void again()}>{t('again')}</Menu.Item>}
            {FILES.filter((each) => each !== files).map((each) => (
              <Menu.Item key={each ?? 'NONE'} onClick={() => void allow(each)}>
                {t(`allow.${each ?? 'NONE'}`)}
              </Menu.Item>
            ))}
            <Menu.Item color="red" onClick={() => void revoke()}>
              {t('revoke')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
      <Modal opened={applies} onClose={close} title={t('applyTitle', { name: viewer.name })}>
        {applies && selection && <ApplyDialog selection={selection} onDone={close} />}
      </Modal>
    </>
  );
}

const FILES = ['MARKED', 'PLAIN', null] as const;

function useViewer({ id: viewerId, name, phone, dialingCode }: Props['viewer'], eventName: string) {
  const t = useTranslations('events.choosing');
  const confirm = useConfirm();
  const asking = useAction(ASK_AGAIN);
  const revoking = useAction(REVOKE_VIEWER);
  const allowing = useAction(ALLOW_FILES);
  const sharing = useWrite(SHARE_VIEWER_LINK);
  const { copy, send } = useGivenLink({
    make: async () => {
      const result = await sharing.run({ viewerId });
      return result.ok ? { ok: true, data: { url: result.data, phone, dialingCode } } : result;
    },
    message: (url) => t('message', { event: eventName, url }),
  });
  return {
    copy,
    send,
    again: () =>
      confirm({
        title: t('againTitle', { name }),
        message: t('againText'),
        confirmLabel: t('again'),
        reason: { label: t('againNote'), required: false, maxLength: LONGEST_COMMENT },
        onConfirm: (note) => asking.confirmed({ viewerId, note }, t('asked', { name })),
      }),
    allow: (files: ShowcaseFiles | null) =>
      allowing.press({ viewerId, ...(files ? { files } : {}) }, t(`allowed.${files ?? 'NONE'}`, { name })),
    revoke: () =>
      confirm({
        title: t('revokeTitle', { name }),
        message: t('revokeText'),
        tone: 'danger',
        confirmLabel: t('revoke'),
        onConfirm: () => revoking.confirmed({ viewerId }, t('revoked', { name })),
      }),
  };
}
