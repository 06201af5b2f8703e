'use client';

import { useState } from 'react';
import { FieldBox, fieldClass, ListArrows } from '../controls/field-box';
import type { DateRange } from '../dates/date-range-field';
import { later } from '../later/later';
import styles from './list-filters.module.css';

/** A calendar is much, and few filter by it: it comes after the list. */
const DateRangeField = later(
  async () => ({ default: (await import('../dates/date-range-field')).DateRangeField }),
  { loading: DaysToBe },
);

type Props = { label: string; value: DateRange; onChange: (range: DateRange) => void };

/** From one day to another, or all of them. A range that is only begun filters nothing yet. */
export function DaysFilter({ label, value, onChange }: Props) {
  const [begun, setBegun] = useState<DateRange | null>(null);
  const change = (range: DateRange) => {
    const [from, to] = range;
    const whole = Boolean(from) === Boolean(to);
    setBegun(whole ? null : range);
    if (whole) onChange(range);
  };
  return (
    <div className={`${styles.select} ${styles.days}`}>
      <DateRangeField
        aria-label={label}
        placeholder={label}
        value={begun ?? value}
        onChange={change}
        classNames={{ input: styles.oneLine }}
        short
        clearable
      />
    </div>
  );
}

function DaysToBe({ 'aria-label': label }: { 'aria-label'?: string | undefined }) {
  return (
    <FieldBox right={<ListArrows />} pointer>
      <input className={fieldClass} data-variant="default" aria-label={label} placeholder={label} readOnly />
    </FieldBox>
  );
}
