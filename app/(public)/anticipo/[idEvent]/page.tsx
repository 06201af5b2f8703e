import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { WriteToAgency } from '@/app/_features/clients/write-to-agency';
import { pageOrNotFound } from '@/app/_features/pages/page-or-not-found';
import { DescriptionList } from '@/app/_ui/data/description-list';
import { AgencyMark } from '@/app/_ui/public/agency-mark';
import { Notice } from '@/app/_ui/public/notice';
import { PageTitle } from '@/app/_ui/public/page-title';
import { formatDateRange, formatDateTime, formatIsoDate } from '@/lib/core/dates';
import { formatMoney } from '@/lib/core/money';
import type { AdvancePage } from '@/lib/events/advance/advance-page';
import { percentText } from '@/lib/events/advance/rules';
import { AgencyClosed } from '../../_link-forms/agency-closed';
import { PublicPage } from '../../_shell/public-page';
import styles from './advance.module.css';
import { AdvanceNotFound } from './advance-not-found';
import { loadAdvance } from './load-advance';
import { ProofField } from './proof-field';

type Props = { params: Promise<{ idEvent: string }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('advance');
  return { title: t('pageTitle') };
}

/** What advance a client is asked for, how to pay it, and where to hand in the proof, by its own link. */
export default pageOrNotFound(AdvanceNotFound, async function AdvancePageForClient({ params }: Props) {
  const { idEvent } = await params;
  const page = await loadAdvance(idEvent);
  if (page === 'AGENCY_CLOSED') return <AgencyClosed />;
  const t = await getTranslations('advance');
  const { agency, event, status } = page;
  const takes = status !== 'NONE' && status !== 'RECEIVED';
  return (
    <PublicPage closed agencyId={agency.id}>
      <AgencyMark
        agency={agency}
        text={status === 'NONE' ? agency.name : t('sends', { agency: agency.name })}
      />
      <PageTitle title={event.name} subtitle={t('subtitle')} />
      <Status page={page} />
      {status !== 'NONE' && <Facts page={page} />}
      {takes && page.instructions && (
        <section className={styles.part}>
          <h2 className={styles.heading}>{t('how')}</h2>
          <p className={styles.words}>{page.instructions}</p>
        </section>
      )}
      {takes && (
        <section className={styles.part}>
          <ProofField
            key={page.proof?.at.toISOString()}
            url={`/anticipo/${idEvent}/comprobante`}
            again={status !== 'ASKED'}
          />
        </section>
      )}
      <WriteToAgency agency={agency} />
    </PublicPage>
  );
});

const TONES = {
  ASKED: 'info',
  PROVEN: 'success',
  REFUSED: 'warning',
  RECEIVED: 'success',
  NONE: 'info',
} as const satisfies Record<AdvancePage['status'], unknown>;

async function Status({ page }: { page: AdvancePage }) {
  const t = await getTranslations('advance.status');
  const { status, agency, refusal, proof, paidAt, event } = page;
  const at = status === 'RECEIVED' ? paidAt : (proof?.at ?? null);
  const values = { agency: agency.name, date: at ? formatDateTime(at, event.timeZone) : '' };
  return (
    <div className={styles.status}>
      <Notice tone={TONES[status]} title={t(status, values)}>
        {status === 'REFUSED' && <p className={styles.words}>{refusal}</p>}
        <p>{t(`${status}Text`, values)}</p>
      </Notice>
    </div>
  );
}

async function Facts({ page }: { page: AdvancePage }) {
  const t = await getTranslations('advance');
  const { amount, currencyCode, percent, dueOn, event } = page;
  const part = percent === null ? null : t('percent', { percent: percentText(percent) });
  return (
    <div className={styles.facts}>
      <DescriptionList
        items={[
          {
            label: t('amount'),
            value: [formatMoney(amount, currencyCode), part].filter(Boolean).join(' · '),
            wide: true,
          },
          ...(dueOn ? [{ label: t('dueOn'), value: formatIsoDate(dueOn) }] : []),
          {
            label: t('dates'),
            value: formatDateRange(event.startDate, event.endDate, event.timeZone, { year: true }),
          },
        ]}
      />
    </div>
  );
}
