'use client';

import { Button, Group } from '@mantine/core';
import { useTranslations } from 'next-intl';
import type * as z from 'zod/mini';
import { useFormOf } from '@/app/_features/forms/use-form-of';
import { WriteForm } from '@/app/_features/forms/write-form';
import { useAction } from '@/app/_features/graphql/use-action';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import { fieldsOf } from '@/app/_ui/form/fields';
import { FormGrid } from '@/app/_ui/form/form-grid';
import type { ContractPaperKind } from '@/db/values/contract-papers';
import { datePaperInput } from '@/lib/talents/own/papers/inputs';
import { DATE_PAPER, REMOVE_PAPER } from '@/lib/talents/own/papers/writes';

type Values = z.input<typeof datePaperInput>;
const { TextField } = fieldsOf<Values>();

type Props = {
  kind: ContractPaperKind;
  issuedOn: string | null;
  expiresOn: string | null;
  revision: number;
};

/** When a paper was issued and until when it serves; and the way to take it away. */
export function PaperDates({ kind, issuedOn, expiresOn, revision }: Props) {
  const t = useTranslations('place.papers');
  const confirm = useConfirm();
  const removing = useAction(REMOVE_PAPER);
  const paper = t(`names.${kind}`);
  const form = useFormOf(DATE_PAPER, {
    schema: datePaperInput,
    sends: ({ issuedOn, expiresOn }) => ({ kind, issuedOn: issuedOn || null, expiresOn: expiresOn || null }),
    values: { kind, issuedOn: issuedOn ?? '', expiresOn: expiresOn ?? '' },
    revision,
    keptAs: kind,
    saved: t('datesSaved'),
    again: (dates) => dates,
  });
  const askToRemove = () =>
    confirm({
      title: t('removeTitle', { paper }),
      message: t('removeText'),
      confirmLabel: t('remove'),
      tone: 'danger',
      onConfirm: () => removing.confirmed({ kind }, t('removed')),
    });
  return (
    <WriteForm form={form} save={t('saveDates')} button={{ variant: 'default' }} footer="inline">
      <FormGrid>
        <TextField name="issuedOn" label={t('issuedOn')} type="date" autoComplete="off" />
        <TextField
          name="expiresOn"
          label={t('expiresOn')}
          type="date"
          autoComplete="off"
          description={t('datesHint')}
          hintBelow
        />
      </FormGrid>
      <Group mt="sm">
        <Button
          variant="subtle"
          color="red"
          size="xs"
          onClick={() => void askToRemove()}
          aria-label={t('removeLabel', { paper })}
        >
          {t('remove')}
        </Button>
      </Group>
    </WriteForm>
  );
}
