import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/app/_ui/client-messages';
import { KeyFigures } from '@/app/_ui/data/key-figures';
import { ExportMenu } from '@/app/_ui/data-export/export-menu';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { PageHeader } from '@/app/_ui/layout/page-header';
import type { SearchParams } from '@/app/_ui/list/list-query';
import text from '@/app/_ui/theme/text.module.css';
import { agencyGate } from '@/app/(portal)/_shell/gate';
import { monthName } from '@/lib/claims/pdf/concepts';
import { can } from '@/lib/core/abilities';
import { formatShortDate } from '@/lib/core/dates';
import { formatMoney } from '@/lib/core/money';
import { JOURNAL_PATH, RECEIVABLES_PATH } from '@/lib/core/paths';
import { getJournal } from '@/lib/finances/journal/queries';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { CloseButton } from './close-button';
import styles from './journal.module.css';
import { JournalTable } from './journal-table';
import { monthHref, readMonth } from './month';

export const metadata: Metadata = { title: 'Libro diario' };

/** Lines that the page shows; the file has all. */
const SHOWN = 200;

type Props = { searchParams: Promise<SearchParams> };

/** What the agency's accountant books of a month. */
export default async function JournalPage({ searchParams }: Props) {
  const [{ actor }, params, t, receivables] = await Promise.all([
    agencyGate(),
    searchParams,
    getTranslations('journal'),
    getTranslations('receivables'),
  ]);
  const month = readMonth(params);
  const { rows, debit, credit, closedAt, mayClose } = await getJournal(actor, { month });
  return (
    <ClientMessages namespaces={['journal']}>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        breadcrumbs={[{ label: receivables('title'), href: RECEIVABLES_PATH }]}
        actions={
          <>
            <ButtonLink variant="default" href={`${JOURNAL_PATH}/cuentas`}>
              {t('accounts')}
            </ButtonLink>
            {rows.length > 0 && <ExportMenu path={JOURNAL_PATH} />}
            {mayClose && can(actor, 'reviewClaims') && <CloseButton month={month} name={monthName(month)} />}
          </>
        }
      />
      <nav className={styles.months} aria-label={t('month')}>
        <ButtonLink variant="default" href={monthHref(month, -1)} aria-label={t('before')}>
          ←
        </ButtonLink>
        <strong>{monthName(month)}</strong>
        <ButtonLink variant="default" href={monthHref(month, 1)} aria-label={t('after')}>
          →
        </ButtonLink>
      </nav>
      {rows.length === 0 ? (
        <EmptyState title={t('none')} text={t('noneText')} />
      ) : (
        <div className={styles.stack}>
          <KeyFigures
            figures={[
              { label: t('debit'), value: formatMoney(debit, 'COP') },
              { label: t('credit'), value: formatMoney(credit, 'COP') },
              { label: t('entries'), value: String(rows.length) },
            ]}
          />
          <p className={text.quiet}>
            {closedAt ? t('closed', { date: formatShortDate(closedAt, DEFAULT_TIME_ZONE) }) : t('now')}{' '}
            {t('noSales')} {rows.length > SHOWN && t('more', { shown: SHOWN, total: rows.length })}
          </p>
          <JournalTable rows={rows.slice(0, SHOWN)} />
        </div>
      )}
    </ClientMessages>
  );
}
