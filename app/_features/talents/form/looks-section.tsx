'use client';

import { NumberInput } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { fieldsOf } from '@/app/_ui/form/fields';
import { FormGrid } from '@/app/_ui/form/form-grid';
import { SectionCard } from '@/app/_ui/layout/section-card';
import type { TalentFormInput } from './talent-values';

const { TextField, Field } = fieldsOf<TalentFormInput>();

const MEASURES = ['height', 'bust', 'waist', 'hip', 'weight'] as const;
const SIZES = ['shirt', 'pants', 'footwear', 'hair', 'eyes'] as const;
const NAME_OF_SIZE = {
  shirt: 'shirt',
  pants: 'pants',
  footwear: 'footwear',
  hair: 'hairColour',
  eyes: 'eyeColour',
} as const;

/** Measures in centimetres, weight in kilograms, sizes and colours. */
export function LooksSection() {
  const t = useTranslations('talents');
  return (
    <SectionCard title={t('form.body')}>
      <FormGrid>
        {MEASURES.map((name) => (
          <Field key={name} name={name}>
            {({ value, onChange, ...field }) => (
              <NumberInput
                label={t(`form.${name}`)}
                {...field}
                value={value ?? ''}
                onChange={(typed) => onChange(typed === '' ? null : Number(typed))}
                min={0}
                max={300}
                decimalSeparator=","
                decimalScale={1}
                hideControls
              />
            )}
          </Field>
        ))}
        {SIZES.map((name) => (
          <TextField
            key={name}
            name={NAME_OF_SIZE[name]}
            label={t(`form.${name}`)}
            autoComplete="off"
            maxLength={name === 'hair' || name === 'eyes' ? 40 : 10}
          />
        ))}
      </FormGrid>
    </SectionCard>
  );
}
