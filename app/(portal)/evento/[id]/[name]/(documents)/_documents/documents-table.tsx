'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { CLAIM_TONES } from '@/app/_features/claims/claim-tones';
import { ClaimedPrice } from '@/app/_features/claims/claimed-price';
import { SoftBadge } from '@/app/_ui/data/soft-badge';
import type { DataColumn } from '@/app/_ui/data-table/data-column';
import { DataTable } from '@/app/_ui/data-table/data-table';
import { Link } from '@/app/_ui/link';
import type { EventPapers } from '@/lib/claims/event-papers';
import { differsFromContract } from '@/lib/claims/rules';
import type { ContractTalk } from '@/lib/contracts/acts/event-queries';
import { type ContractState, contractCode } from '@/lib/contracts/rules';
import { formatMinutes } from '@/lib/core/dates';
import { formatMoney } from '@/lib/core/money';
import { claimPath } from '@/lib/core/paths';
import { fileUrl } from '@/lib/core/photo-url';
import type { Worked } from '@/lib/event-day/attendance/rules';
import type { Undrawn } from '@/lib/operations/papers/rules';
import { ContractTalkButton, type TalkedContract } from './contract-talk';
import styles from './documents.module.css';

export type PaperRow = Omit<EventPapers, 'talentName' | 'talentLastname' | 'signedAt' | 'claimSentAt'> & {
  readonly id: string;
  readonly name: string;
  readonly href: string;
  /** Days, written; null for what has not been signed or sent. */
  readonly signed: string | null;
  readonly claimed: string | null;
  readonly undrawn: Undrawn;
  /** Null until it is signed. */
  readonly state: ContractState | null;
  readonly talk: ContractTalk;
  readonly contract: TalkedContract;
  /** Minutes that the desk noted; null where it noted nobody. */
  readonly hours: Worked | null;
  /** The event was: what was claimed waits for nobody. */
  readonly cancelled: boolean;
};

export function DocumentsTable({ rows }: { rows: readonly PaperRow[] }) {
  const t = useTranslations('events.documents');
  const columns = useMemo<readonly DataColumn<PaperRow>[]>(
    () => [
      { id: 'talent', header: t('talent'), cell: (row) => row.name, long: true },
      { id: 'call', header: t('call'), cell: (row) => row.convocatoryCode },
      { id: 'contract', header: t('contract'), cell: (row) => <Contract row={row} /> },
      { id: 'uploads', header: t('uploads'), cell: (row) => <Uploads row={row} /> },
      { id: 'claim', header: t('claim'), cell: (row) => <Claim row={row} /> },
      { id: 'hours', header: t('hours'), cell: (row) => <Hours worked={row.hours} /> },
      {
        id: 'price',
        header: t('price'),
        cell: (row) => <Price row={row} />,
        align: 'end',
      },
    ],
    [t],
  );
  return (
    <DataTable
      label={t('label')}
      columns={columns}
      rows={rows}
      rowName={(row) => row.name}
      rowHref={(row) => row.href}
      empty={null}
    />
  );
}

const STATES = {
  TALENT_SIGNED: { tone: 'yellow', text: 'signedByTalent' },
  COMPLETE: { tone: 'green', text: 'signedByBoth' },
  VOID: { tone: 'red', text: 'void' },
} as const;

function Contract({ row }: { row: PaperRow }) {
  const t = useTranslations('events.documents');
  const talk = <ContractTalkButton contract={row.contract} talk={row.talk} />;
  if (!row.signed || !row.state) {
    return (
      <span className={styles.paper}>
        <SoftBadge tone="yellow">{t('pendingSignature')}</SoftBadge>
        {talk}
      </span>
    );
  }
  const { tone, text } = STATES[row.state];
  return (
    <span className={styles.paper}>
      <SoftBadge tone={tone}>{t(text)}</SoftBadge>
      {row.contractCode !== null && (
        <span>{contractCode({ code: row.contractCode, year: row.contractYear })}</span>
      )}
      <span className={styles.when}>{row.signed}</span>
      <Pdf
        fileId={row.contractFileId}
        undrawn={row.undrawn.contract}
        label={t('contractPdf', { name: row.name })}
      />
      {talk}
    </span>
  );
}

function Claim({ row }: { row: PaperRow }) {
  const t = useTranslations('events.documents');
  if (!row.claimed || !row.claimStatus) {
    return row.signed ? <SoftBadge>{t('pendingClaim')}</SoftBadge> : <Nothing />;
  }
  return (
    <span className={styles.paper}>
      <SoftBadge tone={CLAIM_TONES[row.claimStatus]}>{t(row.claimStatus)}</SoftBadge>
      {row.claimId && (
        <Link href={claimPath(row.claimId)} aria-label={t('openClaim', { name: row.name })}>
          {t('review')}
        </Link>
      )}
      {row.cancelled && <SoftBadge tone="red">{t('eventCancelled')}</SoftBadge>}
      <span className={styles.when}>{row.claimed}</span>
      <Pdf fileId={row.claimFileId} undrawn={row.undrawn.claim} label={t('claimPdf', { name: row.name })} />
    </span>
  );
}

function Price({ row }: { row: PaperRow }) {
  const t = useTranslations('events.documents');
  const { claimPrice, claimCurrency, contractFee, differenceReason } = row;
  const currency = claimCurrency ?? 'COP';
  if (claimPrice === null) return <Nothing />;
  const agreed = differsFromContract(claimPrice, contractFee)
    ? t('agreed', { amount: formatMoney(contractFee ?? 0, currency) })
    : null;
  return <ClaimedPrice price={claimPrice} currency={currency} agreed={agreed} reason={differenceReason} />;
}

/** An empty cell; on a phone, where no head says of what, it is not shown. */
const Nothing = () => <span className={styles.nothing}>—</span>;

type PdfProps = { fileId: string | null; undrawn: boolean; label: string };

function Pdf({ fileId, undrawn, label }: PdfProps) {
  const t = useTranslations('events.documents');
  if (!fileId && undrawn) return <SoftBadge tone="red">{t('undrawn')}</SoftBadge>;
  if (!fileId) return <span className={styles.when}>{t('making')}</span>;
  return (
    <a href={fileUrl(fileId)} target="_blank" rel="noopener" aria-label={label}>
      {t('pdf')}
    </a>
  );
}

function Uploads({ row }: { row: PaperRow }) {
  const t = useTranslations('events.documents');
  if (row.documents.length === 0) return <Nothing />;
  return (
    <span className={styles.paper}>
      {row.documents.map(({ kind, fileId }) => (
        <a
          key={kind}
          href={fileUrl(fileId)}
          target="_blank"
          rel="noopener"
          aria-label={t('open', { kind: t(kind), name: row.name })}
        >
          {t(kind)}
        </a>
      ))}
    </span>
  );
}

function Hours({ worked }: { worked: Worked | null }) {
  const t = useTranslations('events.documents');
  if (!worked) return '—';
  return worked.open && worked.minutes === 0 ? t('openHours') : formatMinutes(worked.minutes);
}
