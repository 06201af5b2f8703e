import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { MessageScreen } from '@/app/_ui/public/message-screen';
import { PageTitle } from '@/app/_ui/public/page-title';
import { PublicPage } from '../_shell/public-page';
import { RequestForm } from './request-form';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('habeasData.publicForm');
  return { title: t('title') };
}

/** Where anybody asks what Elenco holds of its data, or claims that something is wrong (Ley 1581 de 2012). */
export default async function PersonalDataRequestPage({ searchParams }: Props) {
  const [{ enviada }, t] = await Promise.all([searchParams, getTranslations('habeasData.publicForm')]);
  return (
    <PublicPage closed>
      {enviada === undefined ? (
        <RequestForm>
          <PageTitle title={t('title')} subtitle={t('text')} />
        </RequestForm>
      ) : (
        <MessageScreen kind="success" title={t('sent')} text={t('sentText')} />
      )}
    </PublicPage>
  );
}
