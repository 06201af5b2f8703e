import { getTranslations } from 'next-intl/server';
import { LinkNotFound } from '../../../_link-forms/link-not-found';

export async function ClaimNotFound() {
  const t = await getTranslations('claim');
  return <LinkNotFound holder="talent" message={t('unavailable')} />;
}
