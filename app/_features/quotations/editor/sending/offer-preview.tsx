'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import text from '@/app/_ui/theme/text.module.css';
import { zonedDateTimeToInstant } from '@/lib/core/calendar';
import { offerOf } from '../../offer/offer-of';
import { OfferView } from '../../offer/offer-view';
import styles from '../editor.module.css';
import { useEditorFigures } from '../editor-context';
import own from './offer-preview.module.css';

/** A preview of the client's page. */
export default function OfferPreview() {
  const t = useTranslations('quotations.review');
  const { form, price, options } = useEditorFigures();
  const offer = useMemo(
    () => offerOf(form, price, options, { toInstant: zonedDateTimeToInstant, now: new Date() }),
    [form, price, options],
  );
  if (!offer) return <p className={styles.hint}>{t('unfinished')}</p>;
  return (
    <div className={own.preview}>
      <p className={text.note}>{t('sends', { agency: offer.agency.name })}</p>
      <p className={own.title}>{offer.event.name}</p>
      <OfferView offer={offer} level={3} />
    </div>
  );
}
