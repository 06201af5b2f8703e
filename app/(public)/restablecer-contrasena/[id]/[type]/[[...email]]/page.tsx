import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { pageOrNotFound } from '@/app/_features/pages/page-or-not-found';
import { PasswordLinkNotFound } from '../../../../_password/password-link-not-found';
import { PasswordPage } from '../../../../_password/password-page';

type Props = { params: Promise<{ id: string; type: string; email?: string[] }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('password.reset');
  return { title: t('title') };
}

/** Reset password; the e-mail at the end of the path is optional (specification part 2, section 2). */
export default pageOrNotFound(PasswordLinkNotFound, async function ResetPage({ params }: Props) {
  const { id, type, email = [] } = await params;
  if (email.length > 1) notFound();
  return PasswordPage({ purpose: 'PASSWORD_RESET', id, type });
});
