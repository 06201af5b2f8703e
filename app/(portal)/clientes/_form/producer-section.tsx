'use client';

import { TextInput } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { FormGrid } from '@/app/_ui/form/form-grid';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { ClientPhone } from './client-phone';
import { useClientForm } from './use-client-form';

/** The person at the client's. */
export function ProducerSection() {
  const t = useTranslations('clients.form');
  const { form, problem } = useClientForm();
  return (
    <SectionCard title={t('producer')} description={t('producerHint')}>
      <FormGrid>
        <TextInput
          label={t('nameProducer')}
          autoComplete="off"
          error={problem('nameProducer')}
          {...form.register('nameProducer')}
        />
        <TextInput
          label={t('emailProducer')}
          type="email"
          autoComplete="off"
          error={problem('emailProducer')}
          {...form.register('emailProducer')}
        />
        <ClientPhone name="phoneProducer" label={t('phoneProducer')} />
      </FormGrid>
    </SectionCard>
  );
}
