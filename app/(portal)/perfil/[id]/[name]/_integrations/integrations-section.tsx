import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/app/_ui/client-messages';
import { SectionCard } from '@/app/_ui/layout/section-card';
import type { SearchParams } from '@/app/_ui/list/list-query';
import { KEY_SCOPES } from '@/db/values/api-keys';
import { can } from '@/lib/core/abilities';
import type { AgencyActor } from '@/lib/core/actor';
import { formatShortDate } from '@/lib/core/dates';
import { fullName } from '@/lib/core/full-name';
import { LONGEST_PAGE } from '@/lib/core/list-page';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { listKeys } from '@/lib/identity/api-keys/queries';
import { keyState, mayHoldScope } from '@/lib/identity/api-keys/rules';
import { ArchivesCard } from './archives-card';
import { CreateKeyButton } from './create-key-button';
import { KeyList } from './key-list';
import { UsageCard } from './usage-card';
import { WebhooksCard } from './webhooks-card';

type Props = {
  actor: AgencyActor;
  /** The address of this part of the profile. */
  path: string;
  /** Of which address messages are shown, and how many. */
  query: SearchParams;
};

/**
 * The keys by which programs ask the interface: one's own, and for the owner the agency's; for the owner also the programs
 * that are told of what happens, and everything of the agency to take along; last how programs use them.
 */
export async function IntegrationsSection({ actor, path, query }: Props) {
  const [keys, t] = await Promise.all([
    listKeys(actor, { limit: LONGEST_PAGE }),
    getTranslations('integrations.keys'),
  ]);
  const now = new Date();
  const day = (at: Date | null) => at && formatShortDate(at, DEFAULT_TIME_ZONE);
  return (
    <ClientMessages namespaces={['archives', 'integrations']}>
      <SectionCard
        flush
        title={t('title')}
        description={t('text')}
        actions={
          <CreateKeyButton
            scopes={KEY_SCOPES.filter((scope) => mayHoldScope(actor.role, scope))}
            keepsAgency={can(actor, 'keepTeam')}
          />
        }
      >
        <KeyList
          keys={keys.map((key) => ({
            id: key.id,
            name: key.name,
            scope: key.scope,
            ending: key.ending,
            ofAgency: key.userId === null,
            by: fullName({ name: key.createdByName, lastname: key.createdByLastname }),
            state: keyState(key, now),
            made: day(key.createdAt) ?? '',
            ends: day(key.expiresAt),
            used: day(key.lastUsedAt),
          }))}
        />
      </SectionCard>
      {can(actor, 'keepTeam') && <WebhooksCard actor={actor} path={path} query={query} />}
      {can(actor, 'keepTeam') && <ArchivesCard actor={actor} />}
      <UsageCard />
    </ClientMessages>
  );
}
