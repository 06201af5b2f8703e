'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { fieldsOf } from '@/app/_ui/form/fields';
import text from '@/app/_ui/theme/text.module.css';
import type { AgencyTaxInput } from '@/lib/agencies/inputs';
import { isMoot, type TaxFlag } from './tax-groups';
import styles from './tax-section.module.css';

const { CheckboxField } = fieldsOf<AgencyTaxInput>();

type Props = { flag: TaxFlag; disabled: boolean };

/** A box: what it says of the agency, where one finds out, and what it does to a quotation. */
export function TaxFlagField({ flag, disabled }: Props) {
  const t = useTranslations('profile.taxes');
  const tFlags = useTranslations('agencies.flags');
  const id = useId();
  const { watch } = useFormContext<AgencyTaxInput>();
  return (
    <div className={styles.flag}>
      <CheckboxField name={flag} label={tFlags(flag)} disabled={disabled} aria-describedby={id} />
      <div id={id} className={styles.words}>
        <p>{t(`flags.${flag}.what`)}</p>
        <p>
          <strong>{t('effect')}</strong> {t(`flags.${flag}.effect`)}
        </p>
        <p>
          <strong>{t('where')}</strong> {t(`flags.${flag}.where`)}
        </p>
        {isMoot(flag, watch()) && <p className={text.warning}>{t('moot')}</p>}
      </div>
    </div>
  );
}
