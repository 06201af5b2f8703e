import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SentList } from '@/app/_features/messages/sent-list';
import { pageOrNotFound } from '@/app/_features/pages/page-or-not-found';
import { readOrNotFound } from '@/app/_features/pages/read-or-not-found';
import { PageHeader } from '@/app/_ui/layout/page-header';
import type { SearchParams } from '@/app/_ui/list/list-query';
import { portalGate } from '@/app/(portal)/_shell/gate';
import { PortalNotFound } from '@/app/(portal)/_shell/portal-not-found';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { getPublicProfile } from '@/lib/talents/public-profile';

export const metadata: Metadata = { title: 'Mensajes al talento' };

type Props = { params: Promise<{ id: string }>; searchParams: Promise<SearchParams> };

/** What was sent to a talent: an agency sees its own messages alone. */
export default pageOrNotFound(
  PortalNotFound,
  async function TalentMessagesPage({ params, searchParams }: Props) {
    const [{ id }, query, { actor }] = await Promise.all([params, searchParams, portalGate()]);
    const [{ profile }, t] = await Promise.all([
      readOrNotFound(() => getPublicProfile(actor, id)),
      getTranslations('sentMessages'),
    ]);
    const path = `/talentos/${id}`;
    return (
      <>
        <PageHeader
          title={t('title')}
          subtitle={profile.name}
          breadcrumbs={[{ label: profile.name, href: path }]}
        />
        <SentList
          actor={actor}
          subject={{ talentId: id }}
          href={`${path}/mensajes`}
          query={query}
          timeZone={DEFAULT_TIME_ZONE}
        />
      </>
    );
  },
);
