import { getTranslations } from 'next-intl/server';
import { LinkNotFound } from '../../_link-forms/link-not-found';

export default async function PhotosLinkEnded() {
  const t = await getTranslations('join.photos');
  return <LinkNotFound message={t('ended')} />;
}
