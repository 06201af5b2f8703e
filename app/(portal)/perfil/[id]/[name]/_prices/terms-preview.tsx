'use client';

import { Button } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useFormContext } from 'react-hook-form';
import { FormWide } from '@/app/_ui/form/form-grid';
import type { AgencyWordsInput } from '@/lib/agencies/inputs';
import { fillWording } from '@/lib/agencies/texts/rules';
import { termItems } from '@/lib/quotations/offer-words/rules';
import { useSamplePlaces } from '../_parts/use-sample-places';
import styles from './prices.module.css';

type Props = { agencyName: string; usual: string; mayEdit: boolean };

/** The conditions as a quotation lists them, with what is typed at present, and the way back to the usual ones. */
export function TermsPreview({ agencyName, usual, mayEdit }: Props) {
  const t = useTranslations('profile.words');
  const { watch, setValue } = useFormContext<AgencyWordsInput>();
  const own = watch('quotationTerms') ?? '';
  const places = useSamplePlaces(agencyName);
  const items = termItems(fillWording(own.trim() === '' ? usual : own, places));
  return (
    <FormWide>
      <section className={styles.terms} aria-label={t('termsPreview')}>
        <p className={styles.termsTitle}>{t('termsPreview')}</p>
        <ul className={styles.termsList}>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        {mayEdit && own.trim() !== '' && (
          <Button
            variant="subtle"
            size="xs"
            onClick={() => setValue('quotationTerms', '', { shouldDirty: true, shouldValidate: true })}
          >
            {t('termsReset')}
          </Button>
        )}
      </section>
    </FormWide>
  );
}
