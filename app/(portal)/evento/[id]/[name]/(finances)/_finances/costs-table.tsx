'use client';

import { ActionIcon, Menu, Modal } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { useAction } from '@/app/_features/graphql/use-action';
import { MoneyText } from '@/app/_ui/data/money-text';
import { SoftBadge } from '@/app/_ui/data/soft-badge';
import type { DataColumn } from '@/app/_ui/data-table/data-column';
import { DataTable } from '@/app/_ui/data-table/data-table';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { later } from '@/app/_ui/later/later';
import text from '@/app/_ui/theme/text.module.css';
import { formatMoney } from '@/lib/core/money';
import { fileUrl } from '@/lib/core/photo-url';
import { VOID_COST } from '@/lib/finances/costs/writes';
import type { CostRow } from './cost-row';
import styles from './finances.module.css';

const CostForm = later(() => import('./cost-form'));
const ProofUpload = later(() => import('@/app/_features/receivables/proof-upload'));

type Props = {
  rows: readonly CostRow[];
  currency: string;
  path: string;
  today: string;
  keepsMoney: boolean;
};
type Opened = { readonly what: 'edit' | 'proof'; readonly cost: CostRow };

export function CostsTable({ rows, currency, path, today, keepsMoney }: Props) {
  const t = useTranslations('events.finances.cost');
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const columns = useColumns(currency, keepsMoney ? setOpened : null);
  return (
    <>
      <DataTable
        label={t('title')}
        columns={columns}
        rows={rows}
        rowName={({ supplier }) => supplier}
        empty={<EmptyState compact title={t('none')} text={t('noneText')} />}
      />
      <Modal opened={opened?.what === 'edit'} onClose={close} title={t('editTitle')} size="lg">
        {opened?.what === 'edit' && (
          <CostForm of={{ cost: opened.cost }} currency={currency} today={today} onDone={close} />
        )}
      </Modal>
      <Modal opened={opened?.what === 'proof'} onClose={close} title={t('proof')}>
        {opened?.what === 'proof' && (
          <ProofUpload
            url={`${path}/finanzas/soporte/${opened.cost.id}`}
            label={t('file')}
            hint={t('fileHint')}
            onDone={close}
          />
        )}
      </Modal>
    </>
  );
}

type Open = (opened: Opened) => void;

function useColumns(currency: string, open: Open | null): readonly DataColumn<CostRow>[] {
  const t = useTranslations('events.finances.cost');
  const kinds = useTranslations('events.finances.kinds');
  return useMemo(
    () => [
      {
        id: 'supplier',
        header: t('supplier'),
        cell: (row) => (
          <span className={styles.supplier}>
            {row.supplier}
            <span className={text.small}>
              {[kinds(row.category), row.supplierIdentification ?? (row.isTyped && t('noIdentification'))]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
        ),
      },
      { id: 'day', header: t('spentOn'), nowrap: true, cell: ({ day }) => day },
      { id: 'proof', header: t('proof'), nowrap: true, cell: (row) => <Proof row={row} /> },
      { id: 'note', header: t('note'), cell: (row) => <Said row={row} /> },
      {
        id: 'amount',
        header: t('amount'),
        align: 'end',
        phone: 'corner',
        cell: (row) => <Amount row={row} currency={currency} />,
      },
      ...(open
        ? [
            {
              id: 'menu',
              header: t('edit'),
              headerHidden: true,
              phone: 'menu',
              cell: (row) => <CostMenu row={row} open={open} />,
            } satisfies DataColumn<CostRow>,
          ]
        : []),
    ],
    [t, kinds, currency, open],
  );
}

function Amount({ row, currency }: { row: CostRow; currency: string }) {
  const t = useTranslations('events.finances.cost');
  const iva = { amount: formatMoney(row.iva, currency) };
  return (
    <span className={styles.amount} data-voided={row.voidedReason !== null || undefined}>
      <MoneyText amount={row.amount} currency={currency} />
      {row.iva > 0 && (
        <span className={text.small}>{t(row.ivaRecoverable ? 'recoverable' : 'ivaOf', iva)}</span>
      )}
    </span>
  );
}

function Proof({ row: { proofFileId, supplier } }: { row: CostRow }) {
  const t = useTranslations('events.finances.cost');
  if (!proofFileId) return <span className={text.small}>{t('noProof')}</span>;
  return (
    <a href={fileUrl(proofFileId)} target="_blank" rel="noopener" aria-label={t('openOf', { supplier })}>
      {t('open')}
    </a>
  );
}

function Said({ row: { note, voidedReason, isTyped } }: { row: CostRow }) {
  const t = useTranslations('events.finances.cost');
  if (voidedReason === null && isTyped && !note) return null;
  return (
    <span className={styles.why}>
      {voidedReason !== null && (
        <span>
          <SoftBadge tone="red">{t('voided')}</SoftBadge> {voidedReason}
        </span>
      )}
      {!isTyped && <span className={text.small}>{t('ride')}</span>}
      {note && <span className={styles.words}>{note}</span>}
    </span>
  );
}

function CostMenu({ row, open }: { row: CostRow; open: Open }) {
  const t = useTranslations('events.finances.cost');
  const confirm = useConfirm();
  const voiding = useAction(VOID_COST);
  if (row.voidedReason !== null || !row.isTyped) return null;
  const voidIt = () =>
    confirm({
      title: t('voidTitle'),
      message: t('voidText'),
      tone: 'danger',
      confirmLabel: t('void'),
      reason: { label: t('voidReason'), maxLength: 500 },
      onConfirm: (reason) => voiding.confirmed({ id: row.id, reason }, t('voidDone')),
    });
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" size={32} aria-label={t('actions', { supplier: row.supplier })}>
          <IconDots size={16} stroke={1.5} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => open({ what: 'edit', cost: row })}>{t('edit')}</Menu.Item>
        <Menu.Item onClick={() => open({ what: 'proof', cost: row })}>
          {t(row.proofFileId ? 'replace' : 'upload')}
        </Menu.Item>
        <Menu.Item color="red" onClick={() => void voidIt()}>
          {t('void')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
