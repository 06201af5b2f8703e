import { getTranslations } from 'next-intl/server';
import { LinkNotFound } from '../../../_link-forms/link-not-found';

export default async function ClaimNotFound() {
  const t = await getTranslations('claim');
  return <LinkNotFound message={t('unavailable')} />;
}
