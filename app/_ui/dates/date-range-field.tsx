'use client';

import { DatePickerInput, type DatePickerInputProps } from '@mantine/dates';
import { IconCalendar } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import type { Ref } from 'react';
import { formatDateRange, formatDayRange, isoDateInZone } from '@/lib/core/dates';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import styles from './dates.module.css';
import { SpanishDates } from './spanish-dates';

/** First and last calendar date, `YYYY-MM-DD`; null while not chosen. */
export type DateRange = readonly [string | null, string | null];

type Props = Omit<DatePickerInputProps<'range'>, 'type' | 'value' | 'onChange' | 'defaultValue' | 'ref'> & {
  value: DateRange;
  onChange: (range: DateRange) => void;
  /** As lists write it, where there is little room: '1–31 dic 2026'. */
  short?: boolean;
  /** Days that are over look it. They can be chosen all the same. */
  dimsPast?: boolean;
  ref?: Ref<HTMLButtonElement>;
};

const NO_DATES: DateRange = [null, null];

/** From one date to another, the same one twice for a single day. */
export function DateRangeField({ value, onChange, short = false, dimsPast = false, ref, ...input }: Props) {
  const t = useTranslations('ui');
  const today = isoDateInZone(new Date(), DEFAULT_TIME_ZONE);
  return (
    <SpanishDates>
      <DatePickerInput
        type="range"
        allowSingleDateInRange
        placeholder={t('dateRangePlaceholder')}
        leftSection={<IconCalendar size={16} stroke={1.5} aria-hidden />}
        leftSectionPointerEvents="none"
        {...input}
        {...(ref ? { ref } : {})}
        {...(dimsPast ? { getDayProps: (day) => (day < today ? { className: styles.over } : {}) } : {})}
        value={[...value]}
        onChange={(range) => onChange(range ?? NO_DATES)}
        valueFormatter={({ date }) => textOf(date, short)}
      />
    </SpanishDates>
  );
}

// Noon in UTC reads as that same day there, so a calendar date can be written like any instant.
const noon = (date: string) => `${date}T12:00:00Z`;

function textOf(date: unknown, short: boolean): string {
  const [from, to] = Array.isArray(date) ? (date as readonly unknown[]) : NO_DATES;
  if (!from) return '';
  const write = short ? formatDayRange : formatDateRange;
  const first = noon(String(from));
  return to ? write(first, noon(String(to)), 'UTC', { year: true }) : `${write(first, first, 'UTC')} –`;
}
