'use client';

import { DatePickerInput, type DatePickerInputProps } from '@mantine/dates';
import { IconCalendar } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import type { Ref } from 'react';
import { formatIsoDate } from '@/lib/core/dates';
import { SpanishDates } from './spanish-dates';

type Props = Omit<DatePickerInputProps<'default'>, 'type' | 'value' | 'onChange' | 'defaultValue' | 'ref'> & {
  /** A calendar date, `YYYY-MM-DD`. */
  value: string | null;
  onChange: (date: string | null) => void;
  ref?: Ref<HTMLButtonElement>;
};

/** One calendar date, shown as 'Lunes 5 de Enero de 2026'. */
export function DateField({ value, onChange, ref, ...input }: Props) {
  const t = useTranslations('ui');
  return (
    <SpanishDates>
      <DatePickerInput
        placeholder={t('datePlaceholder')}
        leftSection={<IconCalendar size={16} stroke={1.5} aria-hidden />}
        leftSectionPointerEvents="none"
        {...input}
        {...(ref ? { ref } : {})}
        value={value}
        onChange={onChange}
        valueFormatter={({ date }) => (typeof date === 'string' && date ? formatIsoDate(date) : '')}
      />
    </SpanishDates>
  );
}
