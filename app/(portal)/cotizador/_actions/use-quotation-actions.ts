'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useWrite, type WriteResult } from '@/app/_features/graphql/use-write';
import {
  ACCEPT_QUOTATION,
  DISCARD_QUOTATION,
  DUPLICATE_QUOTATION,
  REJECT_QUOTATION,
  RESEND_QUOTATION,
  SEND_QUOTATION,
} from '@/app/_features/quotations/documents';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import { toastError, toastSuccess } from '@/app/_ui/feedback/toasts';
import { formatMoney } from '@/lib/core/money';
import { eventPath, quotationPath } from '@/lib/core/paths';
import { COP } from '@/lib/quotations/exchange/rules';
import { quotationCode } from '@/lib/quotations/rules';
import type { QuotationSummary } from './quotation-summary';

/** The data of a write, or its failure thrown as a text for people, which the confirm dialog shows. */
function dataOf<Data>(result: WriteResult<Data>): Data {
  if (!result.ok) throw new Error(result.failure.message);
  return result.data;
}

/** 'US$ 1.200,00 ($ 4.948.140 COP)' */
const totalText = ({ total, currency, totalInPesos }: QuotationSummary): string =>
  totalInPesos === null
    ? formatMoney(total, currency)
    : `${formatMoney(total, currency)} (${formatMoney(totalInPesos, COP)} COP)`;

/** What can be done with a quotation from lists and from its page; each asks, does, tells and reads anew. */
export function useQuotationActions(quotation: QuotationSummary) {
  const t = useTranslations('quotations');
  const confirm = useConfirm();
  const router = useRouter();
  const sending = useWrite(SEND_QUOTATION);
  const resending = useWrite(RESEND_QUOTATION);
  const rejecting = useWrite(REJECT_QUOTATION);
  const accepting = useWrite(ACCEPT_QUOTATION);
  const duplicating = useWrite(DUPLICATE_QUOTATION);
  const discarding = useWrite(DISCARD_QUOTATION);
  const { id, event, total } = quotation;

  const send = () =>
    confirm({
      title: t('send.title'),
      message: `${t('send.message', { name: quotation.client ?? '', email: quotation.email ?? '' })} ${t('send.total', { total: totalText(quotation) })}`,
      confirmLabel: t('send.confirm'),
      onConfirm: async () => {
        const { sendQuotation } = dataOf(await sending.run({ id, total, seen: quotation.seen }));
        const code = quotationCode(sendQuotation.code) ?? '';
        toastSuccess(t('send.sent', { code, email: sendQuotation.emailClient ?? '' }));
        router.refresh();
      },
    });

  const reject = () =>
    confirm({
      title: t('actions.rejectTitle'),
      reason: { label: t('actions.rejectReason') },
      confirmLabel: t('actions.rejectConfirm'),
      tone: 'danger',
      onConfirm: async (reason) => {
        dataOf(await rejecting.run({ id, reason }));
        toastSuccess(t('actions.rejected'));
        router.refresh();
      },
    });

  const accept = () =>
    confirm({
      title: t('actions.acceptTitle'),
      message: t('actions.acceptMessage', { event }),
      confirmLabel: t('actions.acceptConfirm'),
      onConfirm: async () => {
        const { acceptQuotation } = dataOf(await accepting.run({ quotationId: id }));
        const { outcome, event: opened } = acceptQuotation;
        toastSuccess(t(`actions.outcome.${outcome}`));
        router.push(eventPath(opened.id, opened.name));
      },
    });

  const discard = () =>
    confirm({
      title: t('actions.discardTitle'),
      message: t('actions.discardMessage', { event: event || t('unnamed') }),
      confirmLabel: t('actions.discard'),
      tone: 'danger',
      onConfirm: async () => {
        dataOf(await discarding.run({ id }));
        toastSuccess(t('actions.discarded'));
        router.refresh();
      },
    });

  async function resend(): Promise<void> {
    const result = await resending.run({ id });
    if (!result.ok) toastError(result.failure.message);
    else toastSuccess(t('actions.resent', { email: result.data.resendQuotation.emailClient ?? '' }));
  }

  async function duplicate(): Promise<void> {
    const result = await duplicating.run({ id });
    if (!result.ok) {
      toastError(result.failure.message);
      return;
    }
    toastSuccess(t('actions.duplicated'));
    router.push(quotationPath(result.data.duplicateQuotation.id, event));
    router.refresh();
  }

  return { send, resend, reject, accept, duplicate, discard, duplicating: duplicating.pending };
}
