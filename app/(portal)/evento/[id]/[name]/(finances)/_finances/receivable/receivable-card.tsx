import { getTranslations } from 'next-intl/server';
import { AGE_TONES } from '@/app/_features/receivables/age-tones';
import { DescriptionList } from '@/app/_ui/data/description-list';
import { MoneyText } from '@/app/_ui/data/money-text';
import { SoftBadge } from '@/app/_ui/data/soft-badge';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { paramOf, type SearchParams } from '@/app/_ui/list/list-query';
import { OlderLinks } from '@/app/_ui/list/older-links';
import text from '@/app/_ui/theme/text.module.css';
import type { Actor } from '@/lib/core/actor';
import { formatIsoDate, isoDateInZone } from '@/lib/core/dates';
import { isUuid } from '@/lib/core/ids';
import { LONGEST_PAGE } from '@/lib/core/list-page';
import { formatMoney } from '@/lib/core/money';
import { EVENT } from '@/lib/core/states';
import { listPayments } from '@/lib/finances/payments/queries';
import { getReceivable, listReceivables, type Receivable } from '@/lib/finances/receivables/queries';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { sectionHref } from '../../../sections';
import { paymentRow } from './payment-row';
import { PaymentsTable } from './payments-table';
import { ReceivableActions } from './receivable-actions';

const PER_PAGE = 40;
/** Of older payments, beside the costs of the same page. */
const PARAM = 'pagos';

type Props = { actor: Actor; eventId: string; path: string; query: SearchParams; keepsMoney: boolean };

/** What the client of the event owes, what it paid, and what can be done about it. */
export async function ReceivableCard({ actor, eventId, path, query, keepsMoney }: Props) {
  const asked = paramOf(query, PARAM);
  const after = isUuid(asked) ? asked : undefined;
  const [t, receivable, read] = await Promise.all([
    getTranslations('receivables.card'),
    getReceivable(actor, eventId),
    listPayments(actor, eventId, { limit: PER_PAGE + 1, ...(after ? { after } : {}) }),
  ]);
  const { clientId, currencyCode, balance, thirdParty } = receivable;
  const owing =
    keepsMoney && balance < 0 && clientId
      ? await listReceivables(actor, { view: 'OWED', clientId, limit: LONGEST_PAGE })
      : [];
  const shown = read.slice(0, PER_PAGE);
  const today = isoDateInZone(new Date(), DEFAULT_TIME_ZONE);
  return (
    <>
      <SectionCard
        title={t('title')}
        description={thirdParty ? t('thirdPartyText') : t('text')}
        actions={
          <ReceivableActions
            receivable={receivable}
            owing={owing
              .filter((other) => other.currencyCode === currencyCode && other.thirdParty === thirdParty)
              .map(({ id, eventName, balance: left }) => ({ id, name: eventName, balance: left }))}
            today={today}
            keepsMoney={keepsMoney}
          />
        }
      >
        <Facts receivable={receivable} />
      </SectionCard>
      <SectionCard flush title={t('payments')}>
        <PaymentsTable
          rows={shown.map(paymentRow)}
          currency={currencyCode}
          balance={balance}
          path={path}
          today={today}
          keepsMoney={keepsMoney}
        />
      </SectionCard>
      <OlderLinks
        href={sectionHref(path, 'finanzas')}
        param={PARAM}
        after={after}
        last={read.length > PER_PAGE ? shown.at(-1)?.id : undefined}
        newest={t('newest')}
        older={t('older')}
      />
    </>
  );
}

async function Facts({ receivable }: { receivable: Receivable }) {
  const [t, all] = await Promise.all([getTranslations('receivables.card'), getTranslations('receivables')]);
  const { currencyCode, charged, total, chargedInstead, amountReason, settled, settledByOthers } = receivable;
  const { balance, dueOn, ownDueOn, age, late, invoiceNumber, invoicedOn, reminds, stateId } = receivable;
  const money = (amount: number) => formatMoney(amount, currencyCode);
  const chargeNote =
    chargedInstead !== null
      ? t('instead', { total: money(total), reason: amountReason ?? '' })
      : stateId === EVENT.CANCELLED && t('cancelled');
  return (
    <DescriptionList
      columns={2}
      items={[
        {
          label: t('charged'),
          value: (
            <>
              <MoneyText amount={charged} currency={currencyCode} />
              {chargeNote && <span className={text.below}>{chargeNote}</span>}
            </>
          ),
        },
        {
          label: t('settled'),
          value: (
            <>
              <MoneyText amount={settled} currency={currencyCode} />
              {settledByOthers !== 0 && (
                <span className={text.below}>
                  {t('others', { amount: money(settledByOthers) })} ·{' '}
                  {t('own', { amount: money(settled - settledByOthers) })}
                </span>
              )}
            </>
          ),
        },
        {
          label: balance < 0 ? t('credit') : t('balance'),
          value: <MoneyText amount={Math.abs(balance)} currency={currencyCode} strong />,
        },
        {
          label: t('due'),
          value: charged > 0 && (
            <>
              {formatIsoDate(dueOn)}{' '}
              {balance > 0 && (
                <SoftBadge tone={AGE_TONES[age]}>
                  {late > 0 ? all('late', { days: late }) : all('inTime')}
                </SoftBadge>
              )}
              {ownDueOn && <span className={text.below}>{t('ownDue')}</span>}
            </>
          ),
        },
        {
          label: t('invoice'),
          value: (invoiceNumber || invoicedOn) && (
            <>
              {invoiceNumber ?? t('noInvoice')}
              {invoicedOn && (
                <span className={text.below}>{t('invoicedOn', { date: formatIsoDate(invoicedOn) })}</span>
              )}
            </>
          ),
        },
        {
          label: t('reminds'),
          value: reminds ? t(invoicedOn ? 'remindsSince' : 'remindsOn') : t('remindsOff'),
        },
      ]}
    />
  );
}
