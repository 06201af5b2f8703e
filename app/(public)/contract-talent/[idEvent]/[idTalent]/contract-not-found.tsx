import { getTranslations } from 'next-intl/server';
import { LinkNotFound } from '../../../_link-forms/link-not-found';

export async function ContractNotFound() {
  const t = await getTranslations('contract');
  return <LinkNotFound holder="talent" message={t('unavailable')} />;
}
