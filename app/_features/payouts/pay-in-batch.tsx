'use client';

import { Button, Checkbox, Modal, Text } from '@mantine/core';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAction } from '@/app/_features/graphql/use-action';
import { FormFooter } from '@/app/_ui/form/form-footer';
import { PAYOUTS_PATH, payoutPath } from '@/lib/core/paths';
import { CREATE_BATCHES } from '@/lib/payouts/writes';
import { usePayByFile } from './use-pay-by-file';

type Props = {
  /** The chosen claims, and those of them that a batch may take. */
  chosen: readonly string[];
  payable: readonly string[];
  clear: () => void;
};

/** Pays the chosen claims by a file at once, or puts them into drafts of batches, and leads there. */
export function PayInBatch({ chosen, payable, clear }: Props) {
  const t = useTranslations('payouts.pay');
  const ui = useTranslations('ui');
  const router = useRouter();
  const creating = useAction(CREATE_BATCHES);
  const paying = usePayByFile();
  const [isOpen, setOpen] = useState(false);
  const [byBank, setByBank] = useState(false);
  const leftOut = chosen.length - payable.length;

  async function payNow() {
    if (await paying.pay(payable)) clear();
  }

  async function create() {
    const made = await creating.press(
      { claimIds: [...payable], byBank },
      { said: (createPayoutBatches) => t('saved', { count: createPayoutBatches.length }) },
    );
    if (!made) return;
    const [first, ...more] = made;
    clear();
    router.push(first && more.length === 0 ? payoutPath(first.id) : PAYOUTS_PATH);
  }

  return (
    <>
      {payable.length > 0 && (
        <Button size="sm" loading={paying.pending} onClick={() => void payNow()}>
          {t('file', { count: payable.length })}
        </Button>
      )}
      <Button size="sm" variant="default" onClick={() => setOpen(true)}>
        {t('button')}
      </Button>
      <Modal opened={isOpen} onClose={() => setOpen(false)} title={t('title')}>
        <Text c="dimmed" mb="md">
          {payable.length > 0 ? t('text', { count: payable.length }) : t('none')}
          {payable.length > 0 && leftOut > 0 && ` ${t('leftOut', { count: leftOut })}`}
        </Text>
        {payable.length > 1 && (
          <Checkbox
            label={t('byBank')}
            checked={byBank}
            onChange={(event) => setByBank(event.currentTarget.checked)}
          />
        )}
        <FormFooter>
          <Button variant="default" onClick={() => setOpen(false)}>
            {ui('cancel')}
          </Button>
          {payable.length > 0 && (
            <Button onClick={create} loading={creating.pending}>
              {t('save')}
            </Button>
          )}
        </FormFooter>
      </Modal>
    </>
  );
}
