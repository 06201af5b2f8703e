'use client';

import { Button } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useAction } from '@/app/_features/graphql/use-action';
import { FormDialog } from '@/app/_ui/form/form-dialog';
import { later } from '@/app/_ui/later/later';
import { RELEASE_HOLD } from '@/lib/habeas-data/retention/writes';

const HoldForm = later(() => import('./hold-form'));

export function AddHold() {
  const t = useTranslations('habeasData.retention');
  return (
    <FormDialog label={t('add')} title={t('add')}>
      {(close) => <HoldForm onDone={close} />}
    </FormDialog>
  );
}

export function ReleaseHold({ id }: { id: string }) {
  const t = useTranslations('habeasData.retention');
  const releasing = useAction(RELEASE_HOLD);
  return (
    <Button
      variant="default"
      size="xs"
      loading={releasing.pending}
      onClick={() => void releasing.press({ id }, t('released'))}
    >
      {t('release')}
    </Button>
  );
}
