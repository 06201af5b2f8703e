import { useTranslations } from 'next-intl';
import { SoftBadge } from '@/app/_ui/data/soft-badge';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { SectionCard } from '@/app/_ui/layout/section-card';
import type { Queue } from '@/lib/analytics/queue/queries';
import { formatMoney } from '@/lib/core/money';
import { CLAIMS_PATH, claimPath, eventPath, quotationPath } from '@/lib/core/paths';
import { QUOTATION } from '@/lib/core/states';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { quotationCode } from '@/lib/quotations/rules';
import { sectionHref } from '../../evento/[id]/[name]/sections';
import { MoneyGroups, SigningGroups } from './paper-groups';
import { QueueGroup } from './queue-group';
import { useDayWords } from './use-day-words';

type Props = {
  queue: Queue;
  now: Date /** Somebody has quoted before: an empty queue means done, not new. */;
  hasFigures: boolean;
  mayQuote: boolean;
};

/** What the agency has to do next, by kind, the most urgent first. */
export function QueueCard({ queue, now, hasFigures, mayQuote }: Props) {
  const t = useTranslations('dashboard.queue');
  const words = useDayWords(now);
  const { quotations, roles, contracts, claims, advances } = queue;
  if (Object.values(queue).every((waiting) => waiting.total === 0)) {
    return (
      <SectionCard title={t('title')}>
        {hasFigures ? (
          <EmptyState title={t('done')} text={t('doneText')} />
        ) : (
          <EmptyState
            title={t('start')}
            text={t('startText')}
            action={mayQuote && <ButtonLink href="/cotizador/crear">{t('startAction')}</ButtonLink>}
          />
        )}
      </SectionCard>
    );
  }
  return (
    <SectionCard title={t('title')} flush>
      <QueueGroup
        title={t('quotations')}
        total={quotations.total}
        allHref={`/cotizador/listado?estado=${QUOTATION.SENT}`}
        items={quotations.rows.map((row) => ({
          id: row.id,
          href: quotationPath(row.id),
          title: row.nameEvent,
          detail: [quotationCode(row.code), formatMoney(row.total, row.currencyCode), row.nameClient],
          state: row.changeRequested ? (
            <SoftBadge tone="violet">{t('changeRequested')}</SoftBadge>
          ) : (
            t(row.lastOpenedAt ? 'opened' : 'neverOpened')
          ),
          due: row.validUntil ? words.expiry(row.validUntil, row.timeZone) : null,
        }))}
      />
      <QueueGroup
        title={t('roles')}
        total={roles.total}
        allHref="/eventos"
        items={roles.rows.map((row) => ({
          id: row.id,
          href: eventPath(row.eventId, row.eventName),
          title: `${row.profileName} (${t(`gender.${row.gender}`)})`,
          detail: [row.eventName],
          state: t('missing', { missing: row.quantity - row.confirmed, total: row.quantity }),
          due: words.start(row.startDate, row.timeZone),
        }))}
      />
      <SigningGroups queue={queue} now={now} />
      <QueueGroup
        title={t('contracts')}
        total={contracts.total}
        allHref="/eventos"
        // One row stands for all contracts of its event.
        hidden={contracts.total - contracts.rows.reduce((sum, row) => sum + row.unsigned, 0)}
        items={contracts.rows.map((row) => ({
          id: row.eventId,
          href: sectionHref(eventPath(row.eventId, row.eventName), 'documentos'),
          title: row.eventName,
          detail: [],
          state: t('unsigned', { count: row.unsigned }),
          due: words.start(row.startDate, row.timeZone),
        }))}
      />
      <QueueGroup
        title={t('claims')}
        total={claims.total}
        allHref={CLAIMS_PATH}
        items={claims.rows.map((row) => ({
          id: row.id,
          href: claimPath(row.id),
          title: row.name,
          detail: [row.eventName],
          state: formatMoney(row.price, row.currencyCode),
          due: words.age(row.sentAt, DEFAULT_TIME_ZONE),
        }))}
      />
      <QueueGroup
        title={t('advances')}
        total={advances.total}
        allHref="/eventos?cuando=todos&anticipo=por-revisar"
        items={advances.rows.map((row) => ({
          id: row.eventId,
          href: sectionHref(eventPath(row.eventId, row.eventName), 'finanzas'),
          title: row.eventName,
          detail: [row.clientName, row.amount === null ? null : formatMoney(row.amount, row.currencyCode)],
          state: t(row.proven ? 'advanceProven' : 'advanceLate'),
          due: null,
        }))}
      />
      <MoneyGroups queue={queue} now={now} />
    </SectionCard>
  );
}
