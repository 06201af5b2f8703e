'use client';

import { useTranslations } from 'next-intl';
import { useFormContext } from 'react-hook-form';
import * as z from 'zod/mini';
import { useFormOf } from '@/app/_features/forms/use-form-of';
import { WriteForm } from '@/app/_features/forms/write-form';
import { DateField } from '@/app/_ui/dates/date-field';
import { fieldsOf } from '@/app/_ui/form/fields';
import { FormGrid } from '@/app/_ui/form/form-grid';
import { MoneyInput } from '@/app/_ui/form/money-input';
import { isoDateInZone } from '@/lib/core/dates';
import { formatMoney } from '@/lib/core/money';
import { type AskAdvanceInput, askAdvanceInput } from '@/lib/events/advance/inputs';
import { advanceOf, percentText } from '@/lib/events/advance/rules';
import { ASK_ADVANCE } from '@/lib/events/advance/writes';
import type { EventDetail } from '@/lib/events/queries';

export type AskedEvent = Pick<
  EventDetail,
  | 'id'
  | 'name'
  | 'revision'
  | 'currencyCode'
  | 'totalEvent'
  | 'valueAdvance'
  | 'advancePercent'
  | 'endDate'
  | 'timeZone'
>;

type Form = {
  way: 'percent' | 'amount';
  /** As typed: '33,33'. */
  percent: string;
  amount: number | null;
  dueOn: string | null;
  instructions: string;
};

const { TextField, TextareaField, SelectField, Field } = fieldsOf<Form>();

type Props = {
  event: AskedEvent;
  dueOn: string | null;
  instructions: string | null;
  today: string;
  onDone: () => void;
};

/** '33,33' as hundredths of a percent; no number for what is none. */
function hundredths(typed: string): number {
  const [, whole = '', fraction = ''] = /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(typed.trim()) ?? [];
  return whole === '' ? Number.NaN : Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}

const schemaOf = (eventId: string) =>
  z.pipe(
    z.transform(
      ({ way, percent, amount, dueOn, instructions }: Form): AskAdvanceInput => ({
        eventId,
        ...(way === 'percent' ? { percent: hundredths(percent) } : { amount: amount ?? Number.NaN }),
        dueOn: dueOn ?? '',
        instructions,
      }),
    ),
    askAdvanceInput,
  );

/** What the client is asked for, by when, and how it pays. */
export default function AdvanceForm({ event, dueOn, instructions, today, onDone }: Props) {
  const t = useTranslations('events.advance');
  const byAmount = event.totalEvent === 0 || (event.valueAdvance !== null && event.advancePercent === null);
  const form = useFormOf(ASK_ADVANCE, {
    schema: schemaOf(event.id),
    values: {
      way: byAmount ? 'amount' : 'percent',
      percent: percentText(event.advancePercent ?? 5000),
      amount: event.valueAdvance,
      dueOn,
      instructions: instructions ?? '',
    } as Form,
    revision: event.revision,
    saved: t('asked'),
    onSaved: onDone,
    inDialog: true,
  });
  return (
    <WriteForm form={form} save={t('askSend')} cancel={onDone} text={t('askText')}>
      <FormGrid>
        <SelectField
          name="way"
          label={t('way')}
          data={[
            { value: 'percent', label: t('byPercent') },
            { value: 'amount', label: t('byAmount') },
          ]}
          allowDeselect={false}
        />
        <HowMuch event={event} />
        <Field name="dueOn" wide>
          {(field) => (
            <DateField
              label={t('dueOn')}
              withAsterisk
              minDate={today}
              maxDate={isoDateInZone(event.endDate, event.timeZone)}
              {...field}
            />
          )}
        </Field>
        <TextareaField
          name="instructions"
          label={t('instructions')}
          description={t('instructionsHint')}
          withAsterisk
          minRows={4}
          maxLength={1000}
          wide
        />
      </FormGrid>
    </WriteForm>
  );
}

function HowMuch({ event: { totalEvent, currencyCode } }: { event: AskedEvent }) {
  const t = useTranslations('events.advance');
  const { watch } = useFormContext<Form>();
  const [way, typed] = watch(['way', 'percent']);
  if (way === 'amount') {
    return (
      <Field name="amount">
        {(field) => (
          <MoneyInput
            label={t('amount')}
            description={totalEvent > 0 && t('total', { total: formatMoney(totalEvent, currencyCode) })}
            currency={currencyCode}
            withAsterisk
            {...field}
          />
        )}
      </Field>
    );
  }
  const percent = hundredths(typed);
  const part = percent >= 1 && percent <= 10_000 ? advanceOf(totalEvent, percent) : null;
  return (
    <TextField
      name="percent"
      label={t('percent')}
      hintBelow
      description={
        part === null
          ? t('total', { total: formatMoney(totalEvent, currencyCode) })
          : t('isAmount', {
              amount: formatMoney(part, currencyCode),
              total: formatMoney(totalEvent, currencyCode),
            })
      }
      inputMode="decimal"
      maxLength={6}
      withAsterisk
    />
  );
}
