import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SentList } from '@/app/_features/messages/sent-list';
import { PageHeader } from '@/app/_ui/layout/page-header';
import type { SearchParams } from '@/app/_ui/list/list-query';
import { talentGate } from '@/app/(talent)/_shell/gate';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';

export const metadata: Metadata = { title: 'Mensajes' };

type Props = { searchParams: Promise<SearchParams> };

/** What was sent to the talent, by whatever channel. */
export default async function OwnMessagesPage({ searchParams }: Props) {
  const [{ actor, talent }, query, t, account] = await Promise.all([
    talentGate(),
    searchParams,
    getTranslations('sentMessages'),
    getTranslations('place.account'),
  ]);
  return (
    <>
      <PageHeader title={t('own')} breadcrumbs={[{ label: account('title'), href: '/mi-perfil/cuenta' }]} />
      <SentList
        actor={actor}
        subject={{ talentId: talent.talentId }}
        href="/mi-perfil/mensajes"
        query={query}
        timeZone={DEFAULT_TIME_ZONE}
      />
    </>
  );
}
