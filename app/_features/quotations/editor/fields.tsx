'use client';

import { memo } from 'react';
import { SelectInput } from '@/app/_ui/controls/select-input';
import { TextInput } from '@/app/_ui/controls/text-input';
import { DateRangeField } from '@/app/_ui/dates/late-fields';
import { CountInput } from '@/app/_ui/form/count-input';
import { HourField } from '@/app/_ui/form/hour-field';
import { MoneyInput } from '@/app/_ui/form/money-input';
import { useEditorFrame } from './editor-context';

// Each is bound to its field and drawn anew only when that changes: there are dozens, and one types fast.

type TextProps = {
  field: 'nameContact' | 'emailClient' | 'nameEvent' | 'place' | 'address';
  label: string;
  value: string;
  maxLength: number;
  placeholder?: string;
  /** Required for sending: the error shows when the field is left. */
  required?: boolean;
  type?: 'text' | 'email';
  error?: string | undefined;
  disabled?: boolean;
};

/** A line of text. */
export const TextField = memo(function TextField({ field, required = false, ...input }: TextProps) {
  const { set, leave } = useEditorFrame();
  return (
    <TextInput
      id={field}
      withAsterisk={required}
      {...input}
      onChange={({ currentTarget }) => set({ [field]: currentTarget.value })}
      onBlur={() => {
        if (field === 'emailClient' || field === 'nameEvent') leave(field);
      }}
    />
  );
});

type AmountProps = { field: 'feeding' | 'transport' | 'agentPrice'; label: string; value: number | null };

/** An amount per day in the quotation's currency. */
export const AmountField = memo(function AmountField({ field, label, value }: AmountProps) {
  const { set, currency } = useEditorFrame();
  return (
    <MoneyInput
      label={label}
      currency={currency}
      value={value}
      onChange={(amount) => set({ [field]: amount })}
    />
  );
});

type WholeProps = { field: 'agents' | 'agentDays'; label: string; value: number; maximum: number };

/** A count from 0. */
export const WholeField = memo(function WholeField({ field, label, value, maximum }: WholeProps) {
  const { set } = useEditorFrame();
  return (
    <CountInput
      label={label}
      min={0}
      max={maximum}
      value={value}
      onChange={(count) => set({ [field]: count ?? 0 })}
    />
  );
});

type TimeProps = { field: 'startTime' | 'endTime'; label: string; value: string };

/** A time of day, kept as `HH:mm`. */
export const TimeField = memo(function TimeField({ field, label, value }: TimeProps) {
  const { set } = useEditorFrame();
  return (
    <HourField
      label={label}
      withAsterisk
      hoursOnly
      value={value}
      onChange={(time) => set({ [field]: time })}
    />
  );
});

type ChoiceProps = {
  id?: string;
  label: string;
  value: string | null;
  /** Stable, so that the memoised line does not render again. */
  options: readonly { readonly value: string; readonly label: string }[];
  onChange: (value: string) => void;
  required?: boolean;
  error?: string | undefined;
  disabled?: boolean;
};

/** One of a list; `onChange` is stable too. */
export const ChoiceField = memo(function ChoiceField({
  options,
  onChange,
  required = false,
  ...input
}: ChoiceProps) {
  return (
    <SelectInput
      withAsterisk={required}
      searchable={options.length > 10}
      limit={60}
      allowDeselect={false}
      data={options}
      onChange={(value) => value && onChange(value)}
      {...input}
    />
  );
});

type DatesProps = {
  firstDay: string | null;
  lastDay: string | null;
  label: string;
  error?: string | undefined;
};

/** First and last day of the event. */
export const DatesField = memo(function DatesField({ firstDay, lastDay, label, error }: DatesProps) {
  const { set } = useEditorFrame();
  return (
    <DateRangeField
      id="dates"
      label={label}
      withAsterisk
      value={[firstDay, lastDay]}
      onChange={([first, last]) => set({ firstDay: first, lastDay: last })}
      dimsPast
      error={error}
    />
  );
});
