'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useAction } from '@/app/_features/graphql/use-action';
import { PlainButton } from '@/app/_ui/controls/plain-button';
import { SoftBadge, type Tone } from '@/app/_ui/data/soft-badge';
import type { DataColumn } from '@/app/_ui/data-table/data-column';
import { DataTable } from '@/app/_ui/data-table/data-table';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { LeadCell } from '@/app/_ui/list/lead-cell';
import type { KeyScope } from '@/db/values/api-keys';
import type { KeyState } from '@/lib/identity/api-keys/rules';
import { REVOKE_KEY } from '@/lib/identity/api-keys/writes';

export type KeyRow = {
  readonly id: string;
  readonly name: string;
  readonly scope: KeyScope;
  readonly ending: string;
  readonly ofAgency: boolean;
  readonly by: string;
  readonly state: KeyState;
  readonly made: string;
  /** Null for no end, and where it was never used. */
  readonly ends: string | null;
  readonly used: string | null;
};

const TONES: Readonly<Record<KeyState, Tone>> = { LIVING: 'green', ENDED: 'gray', REVOKED: 'red' };

/** Keys with what they may, until when and when they were used last; a living one can be revoked. */
export function KeyList({ keys }: { keys: readonly KeyRow[] }) {
  const t = useTranslations('integrations.keys');
  const columns = useColumns();
  return (
    <DataTable
      label={t('title')}
      columns={columns}
      rows={keys}
      rowName={({ name }) => name}
      empty={<EmptyState compact title={t('none')} text={t('noneText')} />}
    />
  );
}

function useColumns(): readonly DataColumn<KeyRow>[] {
  const t = useTranslations('integrations.keys');
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('name'),
        cell: ({ name, ending, ofAgency, by }) => (
          <LeadCell
            picture={null}
            name={name}
            detail={`…${ending} · ${ofAgency ? t('ofAgency', { name: by }) : t('own')}`}
          />
        ),
      },
      { id: 'scope', header: t('scope'), phone: 'line', cell: ({ scope }) => t(`scopes.${scope}`) },
      { id: 'made', header: t('made'), phone: 'line', nowrap: true, cell: ({ made }) => made },
      {
        id: 'used',
        header: t('used'),
        phone: 'line',
        nowrap: true,
        cell: ({ used }) => used ?? t('never'),
      },
      { id: 'ends', header: t('ends'), phone: 'line', nowrap: true, cell: ({ ends }) => ends ?? t('noEnd') },
      {
        id: 'state',
        header: t('state'),
        phone: 'corner',
        cell: ({ state }) => <SoftBadge tone={TONES[state]}>{t(`states.${state}`)}</SoftBadge>,
      },
      {
        id: 'revoke',
        header: t('revoke'),
        headerHidden: true,
        cell: (key) => (key.state === 'LIVING' ? <RevokeButton keyRow={key} /> : null),
      },
    ],
    [t],
  );
}

function RevokeButton({ keyRow: { id, name } }: { keyRow: KeyRow }) {
  const t = useTranslations('integrations.keys');
  const confirm = useConfirm();
  const revoking = useAction(REVOKE_KEY);
  const revoke = () =>
    confirm({
      title: t('revokeTitle', { name }),
      message: t('revokeText'),
      confirmLabel: t('revoke'),
      tone: 'danger',
      onConfirm: () => revoking.confirmed({ id }, t('revoked')),
    });
  return (
    <PlainButton
      size="xs"
      variant="default"
      aria-label={t('revokeLabel', { name })}
      onClick={() => void revoke()}
    >
      {t('revoke')}
    </PlainButton>
  );
}
