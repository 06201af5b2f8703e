'use client';

import { Button } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useAction } from '@/app/_features/graphql/use-action';
import { RowList } from '@/app/_ui/data/row-list';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { FormDialog } from '@/app/_ui/form/form-dialog';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { REMOVE_REQUESTER } from '@/lib/rides/coverage/writes';
import { type AgencyChoice, RequesterForm } from './requester-form';

export type RequesterRow = {
  readonly id: string;
  readonly requesterId: string;
  /** Null for that of everybody else. */
  readonly agency: string | null;
  readonly since: string;
};

type Props = {
  coverageId: string;
  rows: readonly RequesterRow[];
  agencies: readonly AgencyChoice[];
  /** Without one no ride is ordered here. */
  needsOne: boolean;
};

/** Under which requester each agency's rides are ordered here. */
export function Requesters({ coverageId, rows, agencies, needsOne }: Props) {
  const t = useTranslations('rideOffice.cities');
  const confirm = useConfirm();
  const removing = useAction(REMOVE_REQUESTER);
  const remove = (id: string, name: string) =>
    confirm({
      title: t('requesterRemoveTitle', { name }),
      message: t('requesterRemoveText'),
      confirmLabel: t('requesterRemove'),
      tone: 'danger',
      onConfirm: () => removing.confirmed({ id }, t('requesterRemoved')),
    });
  return (
    <SectionCard
      title={t('requesterTitle')}
      description={t('requesterText')}
      flush
      actions={
        <FormDialog
          label={t('requesterAdd')}
          title={t('requesterAdd')}
          button={{ variant: 'default', size: 'xs' }}
        >
          {(close) => <RequesterForm coverageId={coverageId} agencies={agencies} onDone={close} />}
        </FormDialog>
      }
    >
      {rows.length === 0 ? (
        <EmptyState compact title={t(needsOne ? 'requesterNoneMissing' : 'requesterNone')} />
      ) : (
        <RowList
          label={t('requesterTitle')}
          items={rows.map(({ id, requesterId, agency, since }) => {
            const name = agency ?? t('requesterAll');
            return {
              id,
              title: name,
              detail: [requesterId, t('since', { date: since })],
              trailing: (
                <Button
                  variant="subtle"
                  color="red"
                  size="xs"
                  aria-label={t('requesterRemoveOf', { name })}
                  onClick={() => void remove(id, name)}
                >
                  {t('requesterRemove')}
                </Button>
              ),
            };
          })}
        />
      )}
    </SectionCard>
  );
}
