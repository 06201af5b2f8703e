import { getTranslations } from 'next-intl/server';
import { LinkNotFound } from '../../_link-forms/link-not-found';

export default async function AdvanceNotFound() {
  const t = await getTranslations('advance');
  return <LinkNotFound message={t('unavailable')} />;
}
