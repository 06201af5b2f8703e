import { getTranslations } from 'next-intl/server';
import { LinkNotFound } from '../../_link-forms/link-not-found';

export async function SelectionNotFound() {
  const t = await getTranslations('selection');
  return <LinkNotFound message={t('unavailable')} />;
}
