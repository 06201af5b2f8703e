import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { metadataOrNotFound, pageOrNotFound } from '@/app/_features/pages/page-or-not-found';
import { readOrNotFound } from '@/app/_features/pages/read-or-not-found';
import { ClientMessages } from '@/app/_ui/client-messages';
import { KeyFigures } from '@/app/_ui/data/key-figures';
import { SoftBadge } from '@/app/_ui/data/soft-badge';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { portalGate } from '@/app/(portal)/_shell/gate';
import { PortalNotFound } from '@/app/(portal)/_shell/portal-not-found';
import { isoDateInZone } from '@/lib/core/dates';
import { formatMoney } from '@/lib/core/money';
import { COLLECTED_PATH } from '@/lib/core/paths';
import { getCollectedEvent } from '@/lib/finances/third-party/queries';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { AdvanceDecision } from './advance-decision';
import styles from './collected.module.css';
import { CollectedParts } from './collected-parts';
import { CollectedPayments } from './collected-payments';
import { CollectedPayouts } from './collected-payouts';

type Props = { params: Promise<{ eventId: string }> };

const load = cache(async (eventId: string) => {
  const { actor } = await portalGate();
  return { actor, event: await readOrNotFound(() => getCollectedEvent(actor, eventId)) };
});

export const generateMetadata = metadataOrNotFound(async function metadata({
  params,
}: Props): Promise<Metadata> {
  const { event } = await load((await params).eventId);
  return { title: event.eventName };
});

/** What the platform received for an event, whose it is, and what of it was paid; only the administrator changes it. */
export default pageOrNotFound(PortalNotFound, async function CollectedEventPage({ params }: Props) {
  const { actor, event } = await load((await params).eventId);
  const t = await getTranslations('receivables.recaudo');
  const keeps = actor.kind === 'administrator';
  const { currencyCode, collected, held, payments, payouts, advance } = event;
  const money = (amount: number) => formatMoney(amount, currencyCode);
  const today = isoDateInZone(new Date(), DEFAULT_TIME_ZONE);
  return (
    <ClientMessages namespaces={['receivables']}>
      <PageHeader
        title={event.eventName}
        subtitle={[keeps && event.agencyName, event.clientName].filter(Boolean).join(' · ')}
        breadcrumbs={[{ label: t('title'), href: COLLECTED_PATH }]}
        {...(held.overpaid > 0
          ? { badge: <SoftBadge tone="red">{t('overpaid', { amount: money(held.overpaid) })}</SoftBadge> }
          : {})}
      />
      <div className={styles.stack}>
        <KeyFigures
          figures={[
            { label: t('collected'), value: money(collected) },
            { label: t('paidOut'), value: money(collected - held.total) },
            { label: t('held'), value: money(held.total) },
          ]}
        />
        <CollectedParts event={event} />
        {advance && (
          <AdvanceDecision eventId={event.id} advance={advance} currency={currencyCode} keeps={keeps} />
        )}
        <CollectedPayments
          eventId={event.id}
          currency={currencyCode}
          left={Math.max(0, event.total - collected)}
          rows={payments.map((payment) => ({
            id: payment.id,
            kind: payment.kind,
            state: payment.state,
            amount: payment.state === 'RECEIVED' ? payment.settled : payment.amount,
            paidOn: payment.paidOn,
            detail: [payment.reference, payment.note, payment.reason].filter(Boolean).join(' · '),
            proofFileId: payment.proofFileId,
          }))}
          today={today}
          keeps={keeps}
        />
        <CollectedPayouts
          eventId={event.id}
          currency={currencyCode}
          available={{ AGENCY: Math.max(0, held.agency), EXPENSES: Math.max(0, held.expenses) }}
          rows={payouts.map(({ id, part, state, amount, paidOn, proofFileId, reference, note, reason }) => ({
            ...{ id, part, state, amount, paidOn, proofFileId },
            detail: [reference, note, reason].filter(Boolean).join(' · '),
          }))}
          today={today}
          keeps={keeps}
        />
      </div>
    </ClientMessages>
  );
});
