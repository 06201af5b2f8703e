import { getTranslations } from 'next-intl/server';
import { LinkNotFound } from '../../_link-forms/link-not-found';

export async function PhotosLinkEnded() {
  const t = await getTranslations('join.photos');
  return <LinkNotFound holder="talent" message={t('ended')} />;
}
