import { getTranslations } from 'next-intl/server';
import { LinkNotFound } from '../../../_link-forms/link-not-found';

export default async function CallNotFound() {
  const t = await getTranslations('call');
  return <LinkNotFound message={t('unavailable')} />;
}
