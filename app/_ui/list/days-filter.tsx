'use client';

import { lazy, Suspense, useState } from 'react';
import { FieldBox, fieldClass, ListArrows } from '../controls/field-box';
import { useAwake } from '../controls/use-awake';
import type { DateRange } from '../dates/date-range-field';
import styles from './list-filters.module.css';

/** A calendar is much, and few filter by it: it comes after the list. */
const DateRangeField = lazy(async () => ({
  default: (await import('../dates/date-range-field')).DateRangeField,
}));

type Props = { label: string; value: DateRange; onChange: (range: DateRange) => void };

/** From one day to another, or all of them. A range that is only begun filters nothing yet. */
export function DaysFilter({ label, value, onChange }: Props) {
  const awake = useAwake();
  const [begun, setBegun] = useState<DateRange | null>(null);
  const change = (range: DateRange) => {
    const [from, to] = range;
    const whole = Boolean(from) === Boolean(to);
    setBegun(whole ? null : range);
    if (whole) onChange(range);
  };
  return (
    <div className={`${styles.select} ${styles.days}`}>
      {awake ? (
        <Suspense fallback={<DaysToBe label={label} />}>
          <DateRangeField
            aria-label={label}
            placeholder={label}
            value={begun ?? value}
            onChange={change}
            classNames={{ input: styles.oneLine }}
            short
            clearable
          />
        </Suspense>
      ) : (
        <DaysToBe label={label} />
      )}
    </div>
  );
}

function DaysToBe({ label }: { label: string }) {
  return (
    <FieldBox right={<ListArrows />} pointer>
      <input className={fieldClass} data-variant="default" aria-label={label} placeholder={label} readOnly />
    </FieldBox>
  );
}
