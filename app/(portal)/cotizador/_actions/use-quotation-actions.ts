'use client';

import { useTranslations } from 'next-intl';
import { useAction } from '@/app/_features/graphql/use-action';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import { formatMoney } from '@/lib/core/money';
import { eventPath, quotationPath } from '@/lib/core/paths';
import { COP } from '@/lib/quotations/exchange/rules';
import { quotationCode } from '@/lib/quotations/rules';
import {
  ACCEPT_QUOTATION,
  DISCARD_QUOTATION,
  DUPLICATE_QUOTATION,
  REJECT_QUOTATION,
  RESEND_QUOTATION,
  SEND_QUOTATION,
} from '@/lib/quotations/writes';
import { acceptanceText } from './acceptance-text';
import type { QuotationSummary } from './quotation-summary';

/** 'US$ 1.200,00 ($ 4.948.140 COP)' */
const totalText = ({ total, currency, totalInPesos }: QuotationSummary): string =>
  totalInPesos === null
    ? formatMoney(total, currency)
    : `${formatMoney(total, currency)} (${formatMoney(totalInPesos, COP)} COP)`;

/** The actions on a quotation, for lists and its page. Each asks, writes, reports and reads the page again. */
export function useQuotationActions(quotation: QuotationSummary) {
  const t = useTranslations('quotations');
  const confirm = useConfirm();
  const sending = useAction(SEND_QUOTATION);
  const resending = useAction(RESEND_QUOTATION);
  const rejecting = useAction(REJECT_QUOTATION);
  const accepting = useAction(ACCEPT_QUOTATION);
  const duplicating = useAction(DUPLICATE_QUOTATION);
  const discarding = useAction(DISCARD_QUOTATION);
  const { id, event, total } = quotation;

  const send = () =>
    confirm({
      title: t('send.title'),
      message: `${t('send.message', { name: quotation.client ?? '', email: quotation.email ?? '' })} ${t('send.total', { total: totalText(quotation) })}`,
      confirmLabel: t('send.confirm'),
      onConfirm: () =>
        sending.confirmed(
          { id, total, seen: quotation.seen },
          {
            said: ({ code, emailClient }) =>
              t('send.sent', { code: quotationCode(code) ?? '', email: emailClient ?? '' }),
          },
        ),
    });

  const reject = () =>
    confirm({
      title: t('actions.rejectTitle'),
      reason: { label: t('actions.rejectReason') },
      confirmLabel: t('actions.rejectConfirm'),
      tone: 'danger',
      onConfirm: (reason) => rejecting.confirmed({ id, reason }, t('actions.rejected')),
    });

  const { isAddition } = quotation;
  const accept = () =>
    confirm({
      title: t(`actions.${isAddition ? 'acceptAdditionTitle' : 'acceptTitle'}`),
      message: acceptanceText(
        t(`actions.${isAddition ? 'acceptAddition' : 'acceptMessage'}`, { event }),
        t('actions.acceptChoices'),
        [quotation],
      ),
      confirmLabel: t(`actions.${isAddition ? 'acceptAdditionConfirm' : 'acceptConfirm'}`),
      onConfirm: () =>
        accepting.confirmed(
          { quotationId: id },
          {
            said: ({ outcome }) =>
              t(`actions.outcome.${isAddition && outcome === 'OPENED' ? 'ADDED' : outcome}`),
            goTo: ({ event: opened }) => eventPath(opened.id, opened.name),
          },
        ),
    });

  const discard = () =>
    confirm({
      title: t('actions.discardTitle'),
      message: t('actions.discardMessage', { event: event || t('unnamed') }),
      confirmLabel: t('actions.discard'),
      tone: 'danger',
      onConfirm: () => discarding.confirmed({ id }, t('actions.discarded')),
    });

  const resend = () =>
    resending.press({ id }, { said: ({ emailClient }) => t('actions.resent', { email: emailClient ?? '' }) });

  const duplicate = () =>
    duplicating.press(
      { id },
      {
        said: t('actions.duplicated'),
        goTo: (copy) => quotationPath(copy.id, event),
      },
    );

  return { send, resend, reject, accept, duplicate, discard, duplicating: duplicating.pending };
}
