import { getTranslations } from 'next-intl/server';
import { PageUpdates } from '@/app/_features/activity/page-updates';
import { FailedMessages } from '@/app/_features/operations/failed-messages';
import { AdditionList } from '@/app/_features/quotations/additions/addition-list';
import { QuotationBadge } from '@/app/_features/quotations/quotation-badge';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { QuotationButtons } from '@/app/(portal)/cotizador/_actions/quotation-buttons';
import { summaryOf } from '@/app/(portal)/cotizador/_actions/quotation-summary';
import { listActivity } from '@/lib/agencies/activity/queries';
import { can } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { MOST_ASKED } from '@/lib/platform/read-page';
import { listAdditions } from '@/lib/quotations/additions/queries';
import type { QuotationLine } from '@/lib/quotations/lines/queries';
import { getQuotation, type QuotationDetail } from '@/lib/quotations/queries';
import { quotationCode, statusOf } from '@/lib/quotations/rules';
import { ClientSection } from './_client/client-section';
import { AdditionNotice } from './addition-notice';
import { QuotationActivity } from './quotation-activity';
import { QuotationFacts } from './quotation-facts';
import { QuotationFigures } from './quotation-figures';
import { QuotationLines } from './quotation-lines';
import styles from './quotation-page.module.css';
import { VersionList } from './version-list';
import { VersionNotices } from './version-notices';

type Props = {
  actor: Actor;
  /** Where the agency's trail stood before the rest was read. */
  cursor: string;
  quotation: QuotationDetail;
  lines: readonly QuotationLine[];
  versions: readonly QuotationDetail[];
};

/** A sent quotation: content, figures, activity and actions. */
export async function QuotationPage({ actor, cursor, quotation, lines, versions }: Props) {
  const t = await getTranslations('quotations');
  const { id, additionOf } = quotation;
  const [activity, additions, first] = await Promise.all([
    listActivity(actor, { entity: 'quotation', entityId: id, limit: MOST_ASKED }),
    additionOf ? [] : listAdditions(actor, id),
    additionOf && getQuotation(actor, additionOf),
  ]);
  const code = quotationCode(quotation.code, quotation.version);
  const mayManage = can(actor, 'quote');
  return (
    <>
      <PageUpdates followed={{ entity: 'quotation', entityId: quotation.id }} after={cursor} />
      <PageHeader
        title={quotation.nameEvent || t('unnamed')}
        subtitle={[code, quotation.nameClient ?? t('noClient')].filter(Boolean).join(' · ')}
        breadcrumbs={[{ label: t('list'), href: '/cotizador/listado' }]}
        badge={<QuotationBadge status={statusOf(quotation)} />}
        actions={<QuotationButtons quotation={summaryOf(quotation, Date.now())} mayManage={mayManage} />}
      />
      <VersionNotices quotation={quotation} versions={versions} mayManage={mayManage} />
      {first && <AdditionNotice quotation={quotation} first={first} />}
      <div className={styles.layout}>
        <div className={styles.main}>
          <FailedMessages actor={actor} subject={{ quotationId: quotation.id }} />
          <ClientSection actor={actor} quotation={quotation} mayManage={mayManage} />
          <QuotationFacts quotation={quotation} />
          <QuotationLines quotation={quotation} lines={lines} />
          <AdditionList additions={additions} />
          <VersionList quotation={quotation} versions={versions} />
          <SectionCard title={t('detail.activity')}>
            <QuotationActivity entries={activity} timeZone={quotation.timeZone} />
          </SectionCard>
        </div>
        <QuotationFigures quotation={quotation} lines={lines} />
      </div>
    </>
  );
}
