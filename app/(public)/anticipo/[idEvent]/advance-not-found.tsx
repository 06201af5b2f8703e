import { getTranslations } from 'next-intl/server';
import { LinkNotFound } from '../../_link-forms/link-not-found';

export async function AdvanceNotFound() {
  const t = await getTranslations('advance');
  return <LinkNotFound message={t('unavailable')} />;
}
