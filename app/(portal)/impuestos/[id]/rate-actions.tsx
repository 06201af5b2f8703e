'use client';

import { Button, Menu, Modal } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAction } from '@/app/_features/graphql/use-action';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import { DOUBT_RATE, REMOVE_RATE } from '@/lib/taxes/table/writes';
import { ConfirmRateForm } from '../_forms/confirm-rate-form';
import { CorrectRateForm } from '../_forms/correct-rate-form';
import { EndRateForm } from '../_forms/end-rate-form';
import type { TaxRow } from '../tax-row';

/** What can be done with a rate as it is. */
export type RateOffers = {
  readonly confirm: boolean;
  readonly correct: boolean;
  readonly end: boolean;
  readonly doubt: boolean;
  readonly remove: boolean;
};

const FORMS = { confirm: ConfirmRateForm, correct: CorrectRateForm, end: EndRateForm } as const;

/** What the administrator does with a rate; what its state does not allow is not offered. */
export function RateActions({ rate, offers }: { rate: TaxRow; offers: RateOffers }) {
  const t = useTranslations('taxes');
  const confirm = useConfirm();
  const doubting = useAction(DOUBT_RATE);
  const removing = useAction(REMOVE_RATE);
  const [form, setForm] = useState<keyof typeof FORMS | null>(null);
  const close = () => setForm(null);
  const Form = form && FORMS[form];

  const doubt = () =>
    confirm({
      title: t('doubt.title'),
      message: t('doubt.text'),
      reason: { label: t('doubt.reason'), maxLength: 500 },
      confirmLabel: t('doubt.open'),
      onConfirm: (note) => doubting.confirmed({ id: rate.id, note }, t('doubt.saved')),
    });
  const remove = () =>
    confirm({
      title: t('remove.title'),
      message: t('remove.text'),
      confirmLabel: t('remove.open'),
      tone: 'danger',
      onConfirm: () =>
        removing.confirmed(
          { id: rate.id },
          {
            said: t('remove.saved'),
            goTo: (before) => `/impuestos/${before}`,
          },
        ),
    });

  return (
    <>
      {(offers.end || offers.doubt || offers.remove) && (
        <Menu position="bottom-end">
          <Menu.Target>
            <Button variant="default" px="sm" aria-label={t('more')}>
              <IconDots size={16} stroke={1.5} aria-hidden />
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {offers.end && <Menu.Item onClick={() => setForm('end')}>{t('end.open')}</Menu.Item>}
            {offers.doubt && <Menu.Item onClick={() => void doubt()}>{t('doubt.open')}</Menu.Item>}
            {offers.remove && (
              <Menu.Item color="red" onClick={() => void remove()}>
                {t('remove.open')}
              </Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      )}
      {offers.correct && (
        <Button variant="default" onClick={() => setForm('correct')}>
          {t('correct.open')}
        </Button>
      )}
      {offers.confirm && <Button onClick={() => setForm('confirm')}>{t('confirm.open')}</Button>}
      <Modal opened={form !== null} onClose={close} title={form && t(`${form}.title`)}>
        {Form && <Form rate={rate} onDone={close} />}
      </Modal>
    </>
  );
}
