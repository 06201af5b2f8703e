import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { pageOrNotFound } from '@/app/_features/pages/page-or-not-found';
import { PasswordLinkNotFound } from '../../../_password/password-link-not-found';
import { PasswordPage } from '../../../_password/password-page';

type Props = { params: Promise<{ id: string; type: string }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('password.activate');
  return { title: t('title') };
}

/** Activate account (specification part 2, section 2). */
export default pageOrNotFound(PasswordLinkNotFound, async function ActivationPage({ params }: Props) {
  const { id, type } = await params;
  return PasswordPage({ purpose: 'ACTIVATION', id, type });
});
