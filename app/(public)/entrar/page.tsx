import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Link } from '@/app/_ui/link';
import { PublicButtonLink } from '@/app/_ui/public/button';
import { MessageScreen } from '@/app/_ui/public/message-screen';
import { PageTitle } from '@/app/_ui/public/page-title';
import { PublicPage } from '../_shell/public-page';
import { AskForm } from './ask-form';
import styles from './enter.module.css';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('login.link');
  return { title: t('pageTitle') };
}

/** Where a talent asks for a link to come in by. */
export default async function AskForLinkPage({ searchParams }: Props) {
  const [{ enviado }, t] = await Promise.all([searchParams, getTranslations('login.link')]);
  if (enviado !== undefined) {
    return (
      <PublicPage closed>
        <MessageScreen
          kind="success"
          title={t('sent')}
          text={
            <>
              {t('sentText')}
              <br />
              {t('spam')}
            </>
          }
          action={
            <PublicButtonLink href="/entrar" variant="default">
              {t('again')}
            </PublicButtonLink>
          }
        />
      </PublicPage>
    );
  }
  return (
    <PublicPage closed>
      <AskForm>
        <PageTitle title={t('title')} subtitle={t('subtitle')} />
      </AskForm>
      <p className={styles.back}>
        <Link href="/login?select=talent">{t('back')}</Link>
      </p>
    </PublicPage>
  );
}
