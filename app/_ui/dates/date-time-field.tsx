'use client';

import { Input } from '@mantine/core';
import { type ReactNode, type Ref, useState } from 'react';
import { isWallClock } from '@/lib/core/readers/hour';
import texts from '@/lib/i18n/messages/es/controls.json';
import { HourField, hourProblem } from '../form/hour-field';
import { DateField } from './date-field';
import styles from './date-time-field.module.css';

type Props = {
  label: string;
  description?: ReactNode;
  withAsterisk?: boolean;
  /** May be left empty, and emptied again. */
  clearable?: boolean;
  error?: ReactNode;
  name?: string;
  /** Wall-clock text of the event's zone, `YYYY-MM-DDTHH:mm`; lib/core/calendar.ts makes the instant of it. */
  value: string | null;
  /** Null while a part is missing. Of one that may be empty a part alone is told, as `2026-01-05T`, and refused. */
  onChange: (wallClock: string | null) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLButtonElement>;
};

/** A date with its hour, without a zone: the form knows which city it is for. */
export function DateTimeField({ label, description, error, value, onChange, onBlur, ref, ...field }: Props) {
  const { clearable = false, withAsterisk = false } = field;
  // What is half typed is kept here as long as the value that came in is what it led to.
  const [typed, setTyped] = useState({ date: '', hour: '', led: null as string | null });
  const isTyped = typed.led === value;
  const [date = '', hour = ''] = isTyped ? [typed.date, typed.hour] : (value ?? '').split('T');
  const named = (template: string) => template.replace('{label}', label);

  function change(nextDate: string, nextHour: string): void {
    const wallClock = `${nextDate}T${nextHour}`;
    const led = isWallClock(wallClock) || (clearable && wallClock !== 'T') ? wallClock : null;
    setTyped({ date: nextDate, hour: nextHour, led });
    onChange(led);
  }

  const problem = hourProblem(hour);
  return (
    <Input.Wrapper
      role="group"
      aria-label={label}
      label={label}
      labelElement="div"
      description={description}
      error={problem ? undefined : error}
      withAsterisk={withAsterisk}
    >
      <div className={styles.parts}>
        <DateField
          aria-label={named(texts.hour.dateOf)}
          clearable={clearable}
          value={date || null}
          error={Boolean(error) && !problem}
          onChange={(next) => change(next ?? '', hour)}
          {...(onBlur ? { onBlur } : {})}
          {...(ref ? { ref } : {})}
        />
        <HourField
          aria-label={named(texts.hour.of)}
          value={hour}
          onChange={(next) => change(date, next)}
          {...(onBlur ? { onBlur } : {})}
        />
      </div>
    </Input.Wrapper>
  );
}
