'use client';

import { useTranslations } from 'next-intl';
import { useFormContext, useWatch } from 'react-hook-form';
import { SelectInput } from '@/app/_ui/controls/select-input';
import { ReadField } from '@/app/_ui/form/decimal-field';
import { fieldsOf } from '@/app/_ui/form/fields';
import { FormGrid } from '@/app/_ui/form/form-grid';
import { useMessageText } from '@/app/_ui/form/use-message-text';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { type LengthUnit, lengthIn, measureMessage, readMeasure } from '@/lib/core/readers/measure';
import { fieldsOf as fieldsOfTalent, MEASURES, TALENT_FIELDS } from '@/lib/core/talent-fields';
import type { TalentFormInput } from './talent-values';

const { TextField, Field } = fieldsOf<TalentFormInput>();

const UNITS = ['cm', 'in'] as const;
const LENGTHS = MEASURES.filter((name) => name !== 'weight');
/** Measures in the unit of the row, weight in kilograms, sizes and colours. */
export function LooksSection() {
  const t = useTranslations('talents.form');
  const f = useTranslations('talents.fields');
  const say = useMessageText();
  const unit = useWatch<TalentFormInput, 'unitMeasure'>({ name: 'unitMeasure' }) ?? 'cm';
  const { getValues, setValue } = useFormContext<TalentFormInput>();
  const convert = (next: LengthUnit) => {
    for (const name of LENGTHS) {
      const value = getValues(name);
      if (value) setValue(name, lengthIn(next, value, unit), { shouldDirty: true });
    }
  };
  return (
    <SectionCard title={t('body')}>
      <FormGrid>
        <Field name="unitMeasure" wide>
          {({ value, onChange, ...field }) => (
            <SelectInput
              {...field}
              label={t('unit')}
              description={t('unitHint')}
              data={UNITS.map((one) => ({ value: one, label: t(`units.${one}`) }))}
              allowDeselect={false}
              value={value ?? 'cm'}
              onChange={(chosen) => {
                const next = chosen === 'in' ? 'in' : 'cm';
                convert(next);
                onChange(next);
              }}
            />
          )}
        </Field>
        {MEASURES.map((name) => (
          <Field key={name} name={name}>
            {({ value, onChange, ...field }) => (
              <ReadField
                {...field}
                label={
                  unit === 'in' && name !== 'weight'
                    ? t('inches', { label: f(`short.${name}`) })
                    : f(`whole.${name}`)
                }
                read={(typed) => {
                  const read = readMeasure(name, typed, unit);
                  return read && 'value' in read ? { value: String(read.value) } : read;
                }}
                says={(problem) => say(measureMessage(problem))}
                unread="NaN"
                value={value === null || value === undefined ? '' : String(value)}
                onChange={(read) => onChange(read === '' ? null : Number(read))}
              />
            )}
          </Field>
        ))}
        {fieldsOfTalent('size', 'colour').map((name) => (
          <TextField
            key={name}
            name={name}
            label={f(`short.${name}`)}
            autoComplete="off"
            maxLength={TALENT_FIELDS[name].most}
          />
        ))}
      </FormGrid>
    </SectionCard>
  );
}
