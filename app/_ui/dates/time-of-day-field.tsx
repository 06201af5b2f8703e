'use client';

import { TimePicker, type TimePickerProps } from '@mantine/dates';

type Props = Pick<TimePickerProps, 'label' | 'withAsterisk'> & {
  /** `HH:mm`. */
  value: string;
  onChange: (time: string) => void;
};

/** A time of day on a 12-hour clock, by quarters of an hour. */
export const TimeOfDayField = ({ onChange, ...input }: Props) => (
  <TimePicker
    withDropdown
    format="12h"
    minutesStep={15}
    amPmLabels={{ am: 'a. m.', pm: 'p. m.' }}
    onChange={(time) => onChange(time.slice(0, 5))}
    {...input}
  />
);
