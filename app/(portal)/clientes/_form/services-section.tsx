'use client';

import { useTranslations } from 'next-intl';
import { CheckboxChoices } from '@/app/_ui/form/checkbox-choices';
import { fieldsOf } from '@/app/_ui/form/fields';
import { SectionCard } from '@/app/_ui/layout/section-card';
import type { ClientFormInput } from '@/lib/clients/inputs';

const { Field } = fieldsOf<ClientFormInput>();

export type ServiceOption = { readonly id: number; readonly name: string };

/** What the client asks for. */
export function ServicesSection({ services }: { services: readonly ServiceOption[] }) {
  const t = useTranslations('clients.form');
  return (
    <SectionCard title={t('services')} description={t('servicesHint')}>
      <Field name="services" wide>
        {({ value, onChange, error }) => (
          <CheckboxChoices
            label={t('servicesLabel')}
            options={services}
            value={value ?? []}
            onChange={onChange}
            error={error}
          />
        )}
      </Field>
    </SectionCard>
  );
}
