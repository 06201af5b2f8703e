import { getTranslations } from 'next-intl/server';
import { LinkNotFound } from '../../_link-forms/link-not-found';

export async function InvitationGone() {
  const t = await getTranslations('join');
  return <LinkNotFound message={t('gone')} />;
}
