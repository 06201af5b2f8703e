import { getTranslations } from 'next-intl/server';
import { LinkNotFound } from '../../../_link-forms/link-not-found';

export async function CallNotFound() {
  const t = await getTranslations('call');
  return <LinkNotFound holder="talent" message={t('unavailable')} />;
}
