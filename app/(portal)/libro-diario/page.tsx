import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { pageOrNotFound } from '@/app/_features/pages/page-or-not-found';
import { readOrNotFound } from '@/app/_features/pages/read-or-not-found';
import { ClientMessages } from '@/app/_ui/client-messages';
import { KeyFigures } from '@/app/_ui/data/key-figures';
import { ExportMenu } from '@/app/_ui/data-export/export-menu';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { Link } from '@/app/_ui/link';
import type { SearchParams } from '@/app/_ui/list/list-query';
import text from '@/app/_ui/theme/text.module.css';
import { agencyGate } from '@/app/(portal)/_shell/gate';
import { PortalNotFound } from '@/app/(portal)/_shell/portal-not-found';
import { monthName } from '@/lib/claims/pdf/concepts';
import { formatShortDate } from '@/lib/core/dates';
import { formatMoney } from '@/lib/core/money';
import { CLAIMS_PATH, JOURNAL_PATH } from '@/lib/core/paths';
import { getJournal, getMonthClosing } from '@/lib/finances/journal/queries';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { CloseButton } from './close-button';
import { ClosingHistory } from './closing-history';
import styles from './journal.module.css';
import { JournalTable } from './journal-table';
import { monthHref, readAsked } from './month';
import { ReopenButton } from './reopen-button';

export const metadata: Metadata = { title: 'Libro diario' };

/** Lines that the page shows; the file has all. */
const SHOWN = 200;

type Props = { searchParams: Promise<SearchParams> };

/** What the agency's accountant books of a month. */
export default pageOrNotFound(PortalNotFound, async function JournalPage({ searchParams }: Props) {
  const [{ actor }, params, t] = await Promise.all([agencyGate(), searchParams, getTranslations('journal')]);
  const asked = readAsked(params);
  const { month } = asked;
  const [{ rows, debit, credit, closedAt }, { mayClose, closesWith, mayReopen, earlier }] =
    await readOrNotFound(() => Promise.all([getJournal(actor, asked), getMonthClosing(actor, { month })]));
  const unnamed = rows.filter(({ identification }) => !identification).length;
  const closedOn = closedAt && formatShortDate(closedAt, DEFAULT_TIME_ZONE);
  return (
    <ClientMessages namespaces={['journal']}>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        actions={
          <>
            <ButtonLink variant="default" href={`${JOURNAL_PATH}/cuentas`}>
              {t('accounts')}
            </ButtonLink>
            {rows.length > 0 && <ExportMenu path={JOURNAL_PATH} />}
            {mayClose && !asked.closing && (
              <CloseButton month={month} name={monthName(month)} closesWith={closesWith.map(monthName)} />
            )}
            {mayReopen && !asked.closing && <ReopenButton month={month} name={monthName(month)} />}
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
      {asked.closing ? (
        <p className={`${text.quiet} ${styles.history}`}>
          <Link href={monthHref(month, 0)}>{t('seeNow')}</Link>
        </p>
      ) : (
        <ClosingHistory month={month} earlier={earlier} />
      )}
      {rows.length === 0 ? (
        <EmptyState
          title={t('none')}
          text={t('noneText')}
          action={
            <ButtonLink variant="default" href={CLAIMS_PATH}>
              {t('toClaims')}
            </ButtonLink>
          }
        />
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
            {closedOn ? t(asked.closing ? 'asClosed' : 'closed', { date: closedOn }) : t('now')}{' '}
            {t('noSales')} {rows.length > SHOWN && t('more', { shown: SHOWN, total: rows.length })}
          </p>
          {unnamed > 0 && <p className={text.warning}>{t('unnamed', { count: unnamed })}</p>}
          <SectionCard flush>
            <JournalTable rows={rows.slice(0, SHOWN)} />
          </SectionCard>
        </div>
      )}
    </ClientMessages>
  );
});
