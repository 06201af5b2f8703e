'use client';

import { DateTimePicker, type DateTimePickerProps } from '@mantine/dates';
import { IconCalendar } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import type { Ref } from 'react';
import { formatDateTime } from '@/lib/core/dates';
import { SpanishDates } from './spanish-dates';

type Props = Omit<DateTimePickerProps, 'type' | 'value' | 'onChange' | 'defaultValue' | 'ref'> & {
  /** Wall-clock text of the event's zone, `YYYY-MM-DDTHH:mm`; lib/core/calendar.ts makes the instant of it. */
  value: string | null;
  onChange: (wallClock: string | null) => void;
  ref?: Ref<HTMLButtonElement>;
};

/** A date with its hour on a 12-hour clock, without a zone: the form knows which city it is for. */
export function DateTimeField({ value, onChange, ref, ...input }: Props) {
  const t = useTranslations('ui');
  return (
    <SpanishDates>
      <DateTimePicker
        placeholder={t('dateTimePlaceholder')}
        leftSection={<IconCalendar size={16} stroke={1.5} aria-hidden />}
        leftSectionPointerEvents="none"
        timePickerProps={{
          format: '12h',
          withDropdown: true,
          minutesStep: 5,
          amPmLabels: { am: 'a. m.', pm: 'p. m.' },
        }}
        {...input}
        {...(ref ? { ref } : {})}
        value={value ? value.replace('T', ' ') : null}
        onChange={(text) => onChange(text ? text.slice(0, 16).replace(' ', 'T') : null)}
        valueFormat={(text) => formatDateTime(`${text.slice(0, 16).replace(' ', 'T')}:00Z`, 'UTC')}
      />
    </SpanishDates>
  );
}
