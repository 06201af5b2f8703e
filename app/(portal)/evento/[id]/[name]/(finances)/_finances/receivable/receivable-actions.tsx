'use client';

import { ActionIcon, Menu, Modal } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PlainButton } from '@/app/_ui/controls/plain-button';
import { later } from '@/app/_ui/later/later';
import { Link } from '@/app/_ui/link';
import { statementPath } from '@/lib/core/paths';
import type { Receivable } from '@/lib/finances/receivables/queries';
import type { OwingEvent } from './credit-form';

const PaymentForm = later(() => import('./payment-form'));
const CollectionForm = later(() => import('./collection-form'));
const CreditForm = later(() => import('./credit-form'));
const ReminderDialog = later(() => import('./reminder-dialog'));

type Props = {
  receivable: Receivable;
  /** Other events of the client for which its credit could be used. */
  owing: readonly OwingEvent[];
  today: string;
  keepsMoney: boolean;
};
type Dialog = 'record' | 'collect' | 'credit' | 'remind';

/** Records what arrived, says how it is charged, and reminds the client. */
export function ReceivableActions({ receivable, owing, today, keepsMoney }: Props) {
  const t = useTranslations('receivables');
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const close = () => setDialog(null);
  const { id, clientId, currencyCode, balance } = receivable;
  return (
    <>
      {keepsMoney && (
        <PlainButton size="xs" onClick={() => setDialog('record')}>
          {t('card.record')}
        </PlainButton>
      )}
      {(keepsMoney || clientId) && (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="default" size={32} aria-label={t('card.more')}>
              <IconDots size={16} stroke={1.5} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {keepsMoney && <Menu.Item onClick={() => setDialog('collect')}>{t('card.collect')}</Menu.Item>}
            {keepsMoney && balance > 0 && (
              <Menu.Item onClick={() => setDialog('remind')}>{t('card.remind')}</Menu.Item>
            )}
            {keepsMoney && balance < 0 && (
              <Menu.Item onClick={() => setDialog('credit')}>{t('card.useCredit')}</Menu.Item>
            )}
            {clientId && (
              <Menu.Item component={Link} href={statementPath(clientId)}>
                {t('card.statement')}
              </Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      )}
      <Modal opened={dialog === 'record'} onClose={close} title={t('payment.recordTitle')} size="lg">
        {dialog === 'record' && (
          <PaymentForm
            of={{ eventId: id }}
            currency={currencyCode}
            balance={balance}
            today={today}
            thirdParty={receivable.thirdParty}
            onDone={close}
          />
        )}
      </Modal>
      <Modal opened={dialog === 'collect'} onClose={close} title={t('collect.title')} size="lg">
        {dialog === 'collect' && <CollectionForm receivable={receivable} onDone={close} />}
      </Modal>
      <Modal opened={dialog === 'credit'} onClose={close} title={t('credit.title')}>
        {dialog === 'credit' && (
          <CreditForm eventId={id} currency={currencyCode} credit={-balance} owing={owing} onDone={close} />
        )}
      </Modal>
      <Modal opened={dialog === 'remind'} onClose={close} title={t('reminder.title')}>
        {dialog === 'remind' && <ReminderDialog eventId={id} onDone={close} />}
      </Modal>
    </>
  );
}
