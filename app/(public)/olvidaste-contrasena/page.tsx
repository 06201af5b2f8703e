import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Link } from '@/app/_ui/link';
import { PageTitle } from '@/app/_ui/public/page-title';
import { PublicPage } from '../_shell/public-page';
import styles from './forgot.module.css';
import { ForgotForm } from './forgot-form';
import { requestLink } from './request-link';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('password.forgot');
  return { title: t('pageTitle') };
}

/**
 * Forgot password (specification part 2, section 2): `select=talent` is a talent's, any other value or none an
 * agency's; only without one is there a choice.
 */
export default async function ForgotPasswordPage({ searchParams }: Props) {
  const { select } = await searchParams;
  const type = select === 'talent' ? 'talent' : 'agency';
  const t = await getTranslations('password.forgot');
  const door = select === 'admin' || select === 'talent' ? `/login?select=${select}` : '/login';
  return (
    <PublicPage closed={type === 'talent'}>
      <ForgotForm type={type} fixed={select !== undefined} action={requestLink}>
        <PageTitle title={t('title')} subtitle={type === 'talent' ? t('subtitleTalent') : t('subtitle')} />
      </ForgotForm>
      <p className={styles.back}>
        <Link href={door}>{t('back')}</Link>
      </p>
    </PublicPage>
  );
}
