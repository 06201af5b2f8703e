import { getTranslations } from 'next-intl/server';
import { LinkNotFound } from '../../../_link-forms/link-not-found';

export async function RideNotFound() {
  const t = await getTranslations('ride');
  return <LinkNotFound holder="talent" message={t('unauthorized')} />;
}
