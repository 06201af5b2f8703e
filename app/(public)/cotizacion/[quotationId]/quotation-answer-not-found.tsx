import { getTranslations } from 'next-intl/server';
import { LinkNotFound } from '../../_link-forms/link-not-found';

export async function QuotationAnswerNotFound() {
  const t = await getTranslations('answer');
  return <LinkNotFound message={t('unavailable')} />;
}
