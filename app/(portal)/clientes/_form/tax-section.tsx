'use client';

import { Checkbox } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { TAX_FLAGS } from '@/lib/clients/rules';
import styles from './client-form.module.css';
import { useClientForm } from './use-client-form';

/** What the client withholds, each in plain words. */
export function TaxSection() {
  const t = useTranslations('clients');
  const { form } = useClientForm();
  return (
    <SectionCard title={t('form.taxes')} description={t('form.taxesHint')}>
      <div className={styles.flags}>
        {TAX_FLAGS.map((flag) => (
          <Checkbox
            key={flag}
            label={t(`flags.${flag}`)}
            description={t(`flags.${flag}Hint`)}
            {...form.register(flag)}
          />
        ))}
      </div>
    </SectionCard>
  );
}
