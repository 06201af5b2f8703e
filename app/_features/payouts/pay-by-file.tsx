'use client';

import { Button, Text } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { usePayByFile } from './use-pay-by-file';

type Props = {
  /** Of the chosen claims, how many there are and which a batch may take. */
  chosen: number;
  payable: readonly string[];
  clear: () => void;
};

/** Pays the chosen claims by a file, and says how many of them are left out. */
export function PayByFile({ chosen, payable, clear }: Props) {
  const t = useTranslations('payouts.pay');
  const paying = usePayByFile();
  const leftOut = chosen - payable.length;
  return (
    <>
      {payable.length > 0 && (
        <Button
          size="sm"
          loading={paying.pending}
          onClick={async () => {
            if (await paying.pay(payable)) clear();
          }}
        >
          {t('file', { count: payable.length })}
        </Button>
      )}
      {leftOut > 0 && (
        <Text size="sm" c="dimmed">
          {payable.length > 0 ? t('leftOut', { count: leftOut }) : t('none')}
        </Text>
      )}
    </>
  );
}
