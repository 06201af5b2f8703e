import { getTranslations } from 'next-intl/server';
import { LinkNotFound } from '../../../_link-forms/link-not-found';

export default async function RideNotFound() {
  const t = await getTranslations('ride');
  return <LinkNotFound message={t('unauthorized')} />;
}
