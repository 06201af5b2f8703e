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
import type { AdvanceState } from '@/lib/events/advance/rules';
import {
  CONFIRM_ADVANCE,
  REFUSE_ADVANCE,
  SEND_ADVANCE_NOTICE,
  SHARE_ADVANCE_LINK,
  UNDO_ADVANCE,
  WITHDRAW_ADVANCE,
} from '@/lib/events/advance/writes';
import type { AskedEvent } from './advance-form';

const AdvanceForm = later(() => import('./advance-form'));
const ProofDialog = later(() => import('./proof-dialog'));

type Props = {
  event: AskedEvent;
  state: AdvanceState | null;
  dueOn: string | null;
  instructions: string | null;
  /** The event is: asking is still possible. */
  open: boolean;
  /** The client pays the agency: else the platform says what arrived. */
  collects: boolean;
  /** `YYYY-MM-DD` where the event is. */
  today: string;
};

/** Asks for an advance, looks at its proof, and says whether the money is there. */
export function AdvanceActions({ event, state, open, collects, ...form }: Props) {
  const t = useTranslations('events.advance');
  const [dialog, setDialog] = useState<'ask' | 'proof' | null>(null);
  const { confirmReceived, refuse, undo, withdraw, remind } = useDecisions(event.id);
  const { copy } = useShare(event);
  const awaited = state === 'ASKED' || state === 'REFUSED';
  const close = () => setDialog(null);
  return (
    <>
      {state === 'PROVEN' && collects && (
        <PlainButton variant="default" size="xs" onClick={() => void refuse()}>
          {t('refuse')}
        </PlainButton>
      )}
      {(state === 'PROVEN' || awaited) && collects && (
        <PlainButton
          size="xs"
          variant={awaited ? 'default' : 'filled'}
          onClick={() => void confirmReceived()}
        >
          {t('confirm')}
        </PlainButton>
      )}
      {state === null && open && (
        <PlainButton size="xs" onClick={() => setDialog('ask')}>
          {t('ask')}
        </PlainButton>
      )}
      {state !== null && (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="default" size={32} aria-label={t('more')}>
              <IconDots size={16} stroke={1.5} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {state !== 'RECEIVED' && <Menu.Item onClick={() => setDialog('proof')}>{t('upload')}</Menu.Item>}
            {awaited && open && <Menu.Item onClick={() => setDialog('ask')}>{t('change')}</Menu.Item>}
            {awaited && <Menu.Item onClick={() => void remind()}>{t('remind')}</Menu.Item>}
            <Menu.Item onClick={() => void copy()}>{t('copyLink')}</Menu.Item>
            {(state === 'RECEIVED' || state === 'REFUSED') && collects && (
              <Menu.Item onClick={() => void undo()}>{t('undo')}</Menu.Item>
            )}
            {state !== 'RECEIVED' && (
              <Menu.Item color="red" onClick={() => void withdraw()}>
                {t('withdraw')}
              </Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      )}
      <Modal opened={dialog === 'ask'} onClose={close} title={t('askTitle')}>
        {dialog === 'ask' && <AdvanceForm event={event} {...form} onDone={close} />}
      </Modal>
      <Modal opened={dialog === 'proof'} onClose={close} title={t('uploadTitle')}>
        {dialog === 'proof' && <ProofDialog onDone={close} />}
      </Modal>
    </>
  );
}

function useDecisions(eventId: string) {
  const t = useTranslations('events.advance');
  const confirm = useConfirm();
  const confirming = useAction(CONFIRM_ADVANCE);
  const refusing = useAction(REFUSE_ADVANCE);
  const undoing = useAction(UNDO_ADVANCE);
  const withdrawing = useAction(WITHDRAW_ADVANCE);
  const reminding = useAction(SEND_ADVANCE_NOTICE);
  return {
    confirmReceived: () =>
      confirm({
        title: t('confirmTitle'),
        message: t('confirmText'),
        confirmLabel: t('confirm'),
        onConfirm: () => confirming.confirmed({ eventId }, t('confirmed')),
      }),
    refuse: () =>
      confirm({
        title: t('refuseTitle'),
        message: t('refuseText'),
        confirmLabel: t('refuse'),
        reason: { label: t('refuseReason'), maxLength: 500 },
        onConfirm: (reason) => refusing.confirmed({ eventId, reason }, t('refused')),
      }),
    withdraw: () =>
      confirm({
        title: t('withdrawTitle'),
        message: t('withdrawText'),
        tone: 'danger',
        confirmLabel: t('withdraw'),
        onConfirm: () => withdrawing.confirmed({ eventId }, t('withdrawn')),
      }),
    undo: () => undoing.press({ eventId }, t('undone')),
    remind: () => reminding.press({ eventId }, t('reminded')),
  };
}

function useShare({ id, name }: AskedEvent) {
  const t = useTranslations('events.advance');
  const sharing = useWrite(SHARE_ADVANCE_LINK);
  return useGivenLink({
    make: async () => {
      const result = await sharing.run({ eventId: id });
      return result.ok ? { ok: true, data: { url: result.data, phone: null, dialingCode: '57' } } : result;
    },
    message: (url) => t('message', { event: name, url }),
  });
}
