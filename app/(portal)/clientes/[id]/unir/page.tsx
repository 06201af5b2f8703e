import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { pageOrNotFound } from '@/app/_features/pages/page-or-not-found';
import { readOrNotFound } from '@/app/_features/pages/read-or-not-found';
import { ClientMessages } from '@/app/_ui/client-messages';
import { DescriptionList } from '@/app/_ui/data/description-list';
import { RowList } from '@/app/_ui/data/row-list';
import { StateBadge } from '@/app/_ui/data/state-badge';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { SectionCard } from '@/app/_ui/layout/section-card';
import type { SearchParams } from '@/app/_ui/list/list-query';
import { NotInRole } from '@/app/(portal)/_roles/not-in-role';
import { agencyGate } from '@/app/(portal)/_shell/gate';
import { PortalNotFound } from '@/app/(portal)/_shell/portal-not-found';
import { listMergeCandidates, previewMerge } from '@/lib/clients/merging/queries';
import { getClient } from '@/lib/clients/queries';
import { can } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import styles from './merge.module.css';
import { MergeButton } from './merge-button';
import { SearchForm } from './search-form';

export const metadata: Metadata = { title: 'Unir clientes' };

type Props = { params: Promise<{ id: string }>; searchParams: Promise<SearchParams> };

const one = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '');

/** Makes one client of two that are one: first which, then what follows from it. */
export default pageOrNotFound(PortalNotFound, async function MergePage({ params, searchParams }: Props) {
  const [{ id }, { con, q }, { actor, account }, t] = await Promise.all([
    params,
    searchParams,
    agencyGate(),
    getTranslations('clients'),
  ]);
  const from = await readOrNotFound(() => getClient(actor, id));
  if (!can(actor, 'keepClients')) {
    return <NotInRole account={account} ability="keepClients" back={`/clientes/${id}`} />;
  }
  return (
    <>
      <PageHeader
        title={t('merge.title', { name: from.name })}
        breadcrumbs={[
          { label: t('title'), href: '/clientes' },
          { label: from.name, href: `/clientes/${id}` },
        ]}
        subtitle={t('merge.subtitle', { name: from.name })}
      />
      {one(con) ? (
        await Preview({ actor, fromId: id, intoId: one(con) })
      ) : (
        <Candidates actor={actor} fromId={id} search={one(q)} />
      )}
    </>
  );
});

async function Candidates({ actor, fromId, search }: { actor: Actor; fromId: string; search: string }) {
  const t = await getTranslations('clients.merge');
  const found = await listMergeCandidates(actor, fromId, search);
  const kind = search ? 'Found' : 'Same';
  return (
    <div className={styles.stack}>
      <ClientMessages namespaces={['clients.merge']}>
        <SearchForm search={search} />
      </ClientMessages>
      <SectionCard flush title={t(search ? 'found' : 'same')}>
        {found.length === 0 ? (
          <EmptyState title={t(`none${kind}`)} text={t(`none${kind}Hint`)} />
        ) : (
          <RowList
            label={t(search ? 'found' : 'same')}
            items={found.map(({ id, name, identification, cityName, stateId }) => ({
              id,
              title: name,
              href: `/clientes/${fromId}/unir?con=${id}`,
              detail: [identification, cityName],
              trailing: <StateBadge id={stateId} />,
            }))}
          />
        )}
      </SectionCard>
    </div>
  );
}

async function Preview({ actor, fromId, intoId }: { actor: Actor; fromId: string; intoId: string }) {
  if (fromId === intoId) notFound();
  const [t, { from, into, moved, filled }] = await Promise.all([
    getTranslations('clients.merge'),
    readOrNotFound(() => previewMerge(actor, fromId, intoId)),
  ]);
  const names = { from: from.name, into: into.name };
  const fields = filled.map((field) => t(`fields.${field}` as 'fields.address')).join(', ');
  return (
    <SectionCard title={t('sure', names)}>
      <div className={styles.stack}>
        <p>{t('moves', names)}</p>
        <DescriptionList
          columns={4}
          items={(['quotations', 'events', 'contacts', 'notes'] as const).map((what) => ({
            label: t(what),
            value: String(moved[what]),
          }))}
        />
        <p>{fields ? t('filled', { fields }) : t('nothingFilled', names)}</p>
        <p>
          <strong>{t('final', names)}</strong>
        </p>
        <div className={styles.buttons}>
          <ButtonLink href={`/clientes/${fromId}/unir`} variant="default">
            {t('other')}
          </ButtonLink>
          <MergeButton fromId={fromId} intoId={intoId} label={t('confirm')} done={t('done')} />
        </div>
      </div>
    </SectionCard>
  );
}
