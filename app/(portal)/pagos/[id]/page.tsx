import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { pageOrNotFound } from '@/app/_features/pages/page-or-not-found';
import { readOrNotFound } from '@/app/_features/pages/read-or-not-found';
import { BATCH_TONES } from '@/app/_features/payouts/batch-tones';
import { ClientMessages } from '@/app/_ui/client-messages';
import { DescriptionList } from '@/app/_ui/data/description-list';
import { KeyFigures } from '@/app/_ui/data/key-figures';
import { SoftBadge } from '@/app/_ui/data/soft-badge';
import { Notice } from '@/app/_ui/feedback/notice';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { NotInRole } from '@/app/(portal)/_roles/not-in-role';
import { portalGate } from '@/app/(portal)/_shell/gate';
import { PortalNotFound } from '@/app/(portal)/_shell/portal-not-found';
import { can } from '@/lib/core/abilities';
import { formatIsoDate, formatShortDate, isoDateInZone } from '@/lib/core/dates';
import { formatMoney } from '@/lib/core/money';
import { CLAIMS_PATH, claimPath, PAYOUTS_PATH, platformClaimPath } from '@/lib/core/paths';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { listPayerAccounts } from '@/lib/payouts/accounts/queries';
import { type BatchDetail, getBatch, listLayouts, listPayable } from '@/lib/payouts/queries';
import styles from '../payouts.module.css';
import { BatchStep } from './batch-step';
import { ItemList } from './item-list';

export const metadata: Metadata = { title: 'Lote de pago' };

type Props = { params: Promise<{ id: string }> };

/** A batch: what to do with it next, its control totals, and what it pays to whom. */
export default pageOrNotFound(PortalNotFound, async function BatchPage({ params }: Props) {
  const [{ id }, { actor, account }, t] = await Promise.all([
    params,
    portalGate(),
    getTranslations('payouts'),
  ]);
  const isPlatform = actor.kind === 'administrator';
  if (!isPlatform && !can(actor, 'reviewClaims'))
    return <NotInRole account={account} ability="reviewClaims" back={CLAIMS_PATH} />;
  const batch = await readOrNotFound(() => getBatch(actor, id));
  const [accounts, payable] = await Promise.all([
    listPayerAccounts(actor),
    batch.state === 'DRAFT' ? listPayable(actor, batch.currencyCode) : [],
  ]);
  const { number, state, currencyCode: currency, items } = batch;
  const source = accounts.find((each) => each.id === batch.sourceAccountId);
  const reader = 'userId' in actor ? actor.userId : '';
  const makers = [batch.createdBy, batch.submittedBy, ...items.map(({ addedBy }) => addedBy)];
  const hrefOf = isPlatform ? platformClaimPath : claimPath;
  const count = (which: BatchDetail['items'][number]['state']) =>
    items.filter((item) => item.state === which).length;
  const today = isoDateInZone(new Date(), DEFAULT_TIME_ZONE);
  return (
    <ClientMessages namespaces={['claims.payments', 'payouts']}>
      <PageHeader
        title={t('name', { number })}
        subtitle={[
          formatShortDate(batch.createdAt, DEFAULT_TIME_ZONE),
          batch.createdName && t('by', { name: batch.createdName }),
          batch.approvedBy !== batch.submittedBy &&
            batch.approvedName &&
            t('approvedBy', { name: batch.approvedName }),
        ]
          .filter(Boolean)
          .join(' · ')}
        badge={<SoftBadge tone={BATCH_TONES[state]}>{t(`states.${state}`)}</SoftBadge>}
        breadcrumbs={[{ label: isPlatform ? t('title') : t('tab'), href: PAYOUTS_PATH }]}
      />
      {state === 'DRAFT' && batch.reason && <Notice title={t('withdrawn')}>{batch.reason}</Notice>}
      <div className={styles.stack}>
        <BatchStep
          key={`${state} ${batch.layout} ${batch.sourceAccountId}`}
          batch={{
            ...{ id, state, currency, layout: batch.layout, isEmpty: items.length === 0 },
            isDownloaded: batch.isDownloaded,
            ...{ accountId: batch.sourceAccountId, source: batch.source, proofName: batch.proofName },
            isOwn: makers.includes(reader),
            isTouched: count('PAID') + count('REJECTED') + count('REVERSED') > 0,
            ended:
              state === 'CANCELLED'
                ? (batch.reason ?? '')
                : [
                    batch.paidOn && t('paidWhen', { when: formatIsoDate(batch.paidOn) }),
                    batch.reference && t('paidReference', { reference: batch.reference }),
                  ]
                    .filter(Boolean)
                    .join(' · ') || t('steps.closedMixed'),
          }}
          layouts={listLayouts(actor)
            .filter(({ bankId: own }) => !own || !source || own === source.bankId)
            .map(({ key, name, isUnconfirmed }) => ({
              value: key,
              label: isUnconfirmed ? t('layout.unconfirmed', { name }) : name,
              isUnconfirmed,
            }))}
          accounts={accounts.map((account) => ({
            value: account.id,
            label: t('accounts.title', { bank: account.bank, digits: account.accountLastDigits }),
          }))}
          today={today}
        />
        <KeyFigures
          figures={[
            { label: t('figures.count'), value: String(batch.count) },
            { label: t('figures.total'), value: formatMoney(batch.total, currency), hint: currency },
            ...(state === 'EXPORTED' || state === 'CLOSED'
              ? [
                  { label: t('figures.paid'), value: String(count('PAID')) },
                  { label: t('figures.rejected'), value: String(count('REJECTED')) },
                ]
              : []),
          ]}
        />
        <ItemList
          batch={{ id, state, currency }}
          items={items.map((item) => ({
            ...{ id: item.id, claimId: item.claimId, href: hrefOf(item.claimId), number: item.number },
            ...{
              name: item.name,
              nameInFile: item.nameInFile,
              eventName: item.eventName,
              bank: item.bank,
              accountType: item.accountType,
              digits: item.accountLastDigits,
            },
            ...{ amount: item.amount, state: item.state, reason: item.reason, problem: item.problem },
            ...{ isPayable: item.isPayable, paymentId: item.paymentId, hasProof: item.proofFileId !== null },
          }))}
          payable={payable}
          today={today}
        />
        {batch.fileHash && (
          <SectionCard>
            <DescriptionList
              columns={1}
              items={[{ label: t('fileHash'), value: <span className={styles.hash}>{batch.fileHash}</span> }]}
            />
          </SectionCard>
        )}
      </div>
    </ClientMessages>
  );
});
