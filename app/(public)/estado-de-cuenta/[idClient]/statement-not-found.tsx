import { getTranslations } from 'next-intl/server';
import { LinkNotFound } from '../../_link-forms/link-not-found';

export async function StatementNotFound() {
  const t = await getTranslations('statement');
  return <LinkNotFound message={t('unavailable')} />;
}
