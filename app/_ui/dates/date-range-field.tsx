'use client';

import { DatePickerInput, type DatePickerInputProps } from '@mantine/dates';
import { IconCalendar } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import type { Ref } from 'react';
import { formatDateRange } from '@/lib/core/dates';
import { SpanishDates } from './spanish-dates';

/** First and last calendar date, `YYYY-MM-DD`; null while not chosen. */
export type DateRange = readonly [string | null, string | null];

type Props = Omit<DatePickerInputProps<'range'>, 'type' | 'value' | 'onChange' | 'defaultValue' | 'ref'> & {
  value: DateRange;
  onChange: (range: DateRange) => void;
  /** In figures, where there is little room: '1/12 – 31/12/26'. */
  short?: boolean;
  ref?: Ref<HTMLButtonElement>;
};

const NO_DATES: DateRange = [null, null];

/** From one date to another, the same one twice for a single day. */
export function DateRangeField({ value, onChange, short = false, ref, ...input }: Props) {
  const t = useTranslations('ui');
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
        value={[...value]}
        onChange={(range) => onChange(range ?? NO_DATES)}
        valueFormatter={({ date }) => (short ? figuresOf(date) : textOf(date))}
      />
    </SpanishDates>
  );
}

// Noon in UTC reads as that same day there, so a calendar date can be written like any instant.
const noon = (date: string) => `${date}T12:00:00Z`;

function textOf(date: unknown): string {
  const [from, to] = Array.isArray(date) ? (date as readonly unknown[]) : NO_DATES;
  if (!from) return '';
  const first = noon(String(from));
  return to
    ? formatDateRange(first, noon(String(to)), 'UTC', { year: true })
    : `${formatDateRange(first, first, 'UTC')} –`;
}

function figuresOf(date: unknown): string {
  const [from, to] = Array.isArray(date) ? (date as readonly unknown[]) : NO_DATES;
  if (!from) return '';
  const [year = '', ...first] = String(from).split('-').map(Number);
  const days = (parts: readonly number[]) => parts.toReversed().join('/');
  if (!to) return `${days(first)} –`;
  const [lastYear = 0, ...last] = String(to).split('-').map(Number);
  const end = `${days(last)}/${String(lastYear).slice(2)}`;
  if (from === to) return end;
  return `${days(first)}${year === lastYear ? '' : `/${String(year).slice(2)}`} – ${end}`;
}
