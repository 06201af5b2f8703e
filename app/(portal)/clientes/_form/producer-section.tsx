'use client';

import { useTranslations } from 'next-intl';
import { fieldsOf } from '@/app/_ui/form/fields';
import { FormGrid } from '@/app/_ui/form/form-grid';
import { SectionCard } from '@/app/_ui/layout/section-card';
import type { ClientFormInput } from '@/lib/clients/inputs';
import { ClientPhone } from './client-phone';

const { TextField } = fieldsOf<ClientFormInput>();

/** The person at the client's. */
export function ProducerSection() {
  const t = useTranslations('clients.form');
  return (
    <SectionCard title={t('producer')} description={t('producerHint')}>
      <FormGrid>
        <TextField name="nameProducer" label={t('nameProducer')} autoComplete="off" />
        <TextField name="emailProducer" label={t('emailProducer')} type="email" autoComplete="off" />
        <ClientPhone name="phoneProducer" label={t('phoneProducer')} />
      </FormGrid>
    </SectionCard>
  );
}
