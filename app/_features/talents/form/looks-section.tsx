'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { ReadField } from '@/app/_ui/form/decimal-field';
import { fieldsOf } from '@/app/_ui/form/fields';
import { FormGrid } from '@/app/_ui/form/form-grid';
import { useMessageText } from '@/app/_ui/form/use-message-text';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { MEASURES, measureMessage, readMeasure } from '@/lib/core/readers/measure';
import type { TalentFormInput } from './talent-values';

const { TextField, Field } = fieldsOf<TalentFormInput>();

const SIZES = ['shirt', 'pants', 'footwear', 'hair', 'eyes'] as const;
const NAME_OF_SIZE = {
  shirt: 'shirt',
  pants: 'pants',
  footwear: 'footwear',
  hair: 'hairColour',
  eyes: 'eyeColour',
} as const;

/** Measures in the unit of the row, weight in kilograms, sizes and colours. */
export function LooksSection() {
  const t = useTranslations('talents.form');
  const say = useMessageText();
  const unit = useWatch<TalentFormInput, 'unitMeasure'>({ name: 'unitMeasure' }) ?? 'cm';
  return (
    <SectionCard title={t('body')}>
      <FormGrid>
        {MEASURES.map((name) => (
          <Field key={name} name={name}>
            {({ value, onChange, ...field }) => (
              <ReadField
                {...field}
                label={t(unit === 'in' && name !== 'weight' ? `inches.${name}` : name)}
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
        {SIZES.map((name) => (
          <TextField
            key={name}
            name={NAME_OF_SIZE[name]}
            label={t(name)}
            autoComplete="off"
            maxLength={name === 'hair' || name === 'eyes' ? 40 : 10}
          />
        ))}
      </FormGrid>
    </SectionCard>
  );
}
