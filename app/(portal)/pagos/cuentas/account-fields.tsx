'use client';

import { useTranslations } from 'next-intl';
import { fieldsOf } from '@/app/_ui/form/fields';
import { FormWide } from '@/app/_ui/form/form-grid';
import text from '@/app/_ui/theme/text.module.css';
import type { LayoutOption } from './layout-option';

type Payer = { holder: string; taxId: string; layout: string; own?: Record<string, string> | undefined };
const { TextField, SelectField } = fieldsOf<Payer>();

type Props = {
  layouts: readonly LayoutOption[];
  chosen: string;
  /** Where the account is: of other banks' files none is offered. */
  bankId: number | undefined;
};

/** Who holds an account, and the file by which its bank pays, with what that bank wants otherwise in it. */
export function PayerFields({ layouts, chosen, bankId }: Props) {
  const t = useTranslations('payouts.accounts');
  const own = layouts.find(({ value }) => value === chosen)?.ownFields ?? [];
  return (
    <>
      <TextField name="holder" label={t('holder')} maxLength={120} autoComplete="off" withAsterisk />
      <TextField name="taxId" label={t('taxId')} maxLength={20} autoComplete="off" withAsterisk />
      <SelectField
        name="layout"
        label={t('layout')}
        description={t('layoutHint')}
        data={layouts.filter((layout) => layout.bankId === null || layout.bankId === bankId)}
        allowDeselect={false}
        withAsterisk
        wide
      />
      {own.length > 0 && (
        <FormWide>
          <p className={text.note}>{t('ownText')}</p>
        </FormWide>
      )}
      {own.map(({ key, name, width, usual }) => (
        <TextField
          key={key}
          name={`own.${key}` as 'own'}
          label={name}
          description={t('usual', { usual })}
          hintBelow
          maxLength={width}
          autoComplete="off"
        />
      ))}
    </>
  );
}
