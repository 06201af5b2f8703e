'use client';

import { useTranslations } from 'next-intl';
import { fieldsOf } from '@/app/_ui/form/fields';
import { SectionCard } from '@/app/_ui/layout/section-card';
import type { ClientFormInput } from '@/lib/clients/inputs';
import { TAX_FLAGS } from '@/lib/clients/rules';
import styles from './client-form.module.css';

const { CheckboxField } = fieldsOf<ClientFormInput>();

/** What the client withholds, each in plain words. */
export function TaxSection() {
  const t = useTranslations('clients');
  return (
    <SectionCard title={t('form.taxes')} description={t('form.taxesHint')}>
      <div className={styles.flags}>
        {TAX_FLAGS.map((flag) => (
          <CheckboxField
            key={flag}
            name={flag}
            label={t(`flags.${flag}`)}
            description={t(`flags.${flag}Hint`)}
          />
        ))}
      </div>
    </SectionCard>
  );
}
