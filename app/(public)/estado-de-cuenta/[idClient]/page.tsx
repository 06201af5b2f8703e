import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { WriteToAgency } from '@/app/_features/clients/write-to-agency';
import { pageOrNotFound } from '@/app/_features/pages/page-or-not-found';
import { DescriptionList } from '@/app/_ui/data/description-list';
import { AgencyMark } from '@/app/_ui/public/agency-mark';
import { PublicButtonLink } from '@/app/_ui/public/button';
import { Notice } from '@/app/_ui/public/notice';
import { PageTitle } from '@/app/_ui/public/page-title';
import { formatIsoDate } from '@/lib/core/dates';
import { formatMoney } from '@/lib/core/money';
import { AgencyClosed } from '../../_link-forms/agency-closed';
import { PublicPage } from '../../_shell/public-page';
import { DebtCard } from './debt-card';
import { loadStatement } from './load-statement';
import styles from './statement.module.css';
import { StatementNotFound } from './statement-not-found';

type Props = { params: Promise<{ idClient: string }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('statement');
  return { title: t('pageTitle') };
}

/** What a client owes to an agency, by its own link, and where it hands in the proofs of what it paid. */
export default pageOrNotFound(StatementNotFound, async function StatementPageForClient({ params }: Props) {
  const { idClient } = await params;
  const page = await loadStatement(idClient);
  if (page === 'AGENCY_CLOSED') return <AgencyClosed />;
  const t = await getTranslations('statement');
  const { agency, clientName, statement } = page;
  const owed = statement.receivables.filter(({ balance }) => balance > 0);
  const others = statement.receivables.filter(({ balance }) => balance <= 0);
  const sums = statement.sums.filter((sum) => sum.owed > 0 || sum.credit > 0);
  return (
    <PublicPage closed agencyId={agency.id}>
      <AgencyMark agency={agency} text={t('sends', { agency: agency.name })} />
      <PageTitle
        title={t('pageTitle')}
        subtitle={t('subtitle', { client: clientName, date: formatIsoDate(statement.day) })}
      />
      {statement.receivables.length > 0 && (
        <p className={styles.part}>
          <PublicButtonLink href={`/estado-de-cuenta/${idClient}/pdf`} variant="default" download>
            {t('pdf')}
          </PublicButtonLink>
        </p>
      )}
      {owed.length === 0 && (
        <div className={styles.part}>
          <Notice tone="success" title={t('nothing')}>
            <p>{t('nothingText', { agency: agency.name })}</p>
          </Notice>
        </div>
      )}
      {sums.length > 0 && (
        <div className={styles.sums}>
          <DescriptionList
            items={sums.flatMap(({ currencyCode, owed: debt, credit }) => [
              ...(debt > 0 ? [{ label: t('owed'), value: formatMoney(debt, currencyCode) }] : []),
              ...(credit > 0 ? [{ label: t('credit'), value: formatMoney(credit, currencyCode) }] : []),
            ])}
          />
        </div>
      )}
      {[
        { title: t('events'), debts: owed },
        { title: t('settledEvents'), debts: others },
      ].map(
        ({ title, debts }) =>
          debts.length > 0 && (
            <section key={title} className={styles.part}>
              <h2 className={styles.heading}>{title}</h2>
              <ul className={styles.list}>
                {debts.map((debt) => (
                  <DebtCard
                    key={debt.id}
                    debt={debt}
                    payments={statement.payments.filter(({ eventId }) => eventId === debt.id)}
                    agency={agency.name}
                    proofUrl={`/estado-de-cuenta/${idClient}/comprobante/${debt.id}`}
                  />
                ))}
              </ul>
            </section>
          ),
      )}
      <WriteToAgency agency={agency} />
    </PublicPage>
  );
});
