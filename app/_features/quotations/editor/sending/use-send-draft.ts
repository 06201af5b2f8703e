'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { dataOf } from '@/app/_features/graphql/use-action';
import { useWrite } from '@/app/_features/graphql/use-write';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import { toastError, toastSuccess } from '@/app/_ui/feedback/toasts';
import { formatMoney } from '@/lib/core/money';
import { quotationPath } from '@/lib/core/paths';
import { pick } from '@/lib/core/pick';
import { SEEN_FIGURES } from '@/lib/core/quotation-fields';
import { COP, inPesos } from '@/lib/quotations/exchange/rules';
import { quotationCode } from '@/lib/quotations/rules';
import { SEND_QUOTATION } from '@/lib/quotations/writes';
import { type DraftForm, fxRateOf, isForeign } from '../../draft/draft-form';
import type { EditorOptions } from '../../draft/editor-options';
import { currencyOf } from '../../draft/price-form';
import { type DraftField, sendingProblems } from '../../draft/save-draft';
import type { useQuotationDraft } from '../keeping/use-quotation-draft';

/** The ids of fields to focus, in the order of the page. */
const ORDER: readonly DraftField[] = [
  'clientId',
  'emailClient',
  'nameEvent',
  'dates',
  'hours',
  'cityId',
  'lines',
  'gain',
  'fxRate',
  'copies',
];

/** Sends a complete draft once the person has confirmed recipient and total. The draft is saved first. */
export function useSendDraft(draft: ReturnType<typeof useQuotationDraft>, options: EditorOptions) {
  const t = useTranslations('quotations.send');
  const confirm = useConfirm();
  const router = useRouter();
  const write = useWrite(SEND_QUOTATION);
  const [saving, setSaving] = useState(false);

  async function send(): Promise<void> {
    const { form, price } = draft;
    const problems = sendingProblems(form, price);
    const first = ORDER.find((field) => problems[field]);
    if (first || !price.priced) {
      focusOn(first ?? 'lines');
      return;
    }
    setSaving(true);
    const kept = await draft.flush();
    setSaving(false);
    if (!kept) {
      toastError(t('notSaved'));
      return;
    }
    const { priced } = price;
    const { total } = priced.quotation;
    const name = options.clients.find(({ id }) => id === form.clientId)?.name ?? '';
    await confirm({
      title: t('title'),
      message: `${t('message', { name: form.nameContact.trim() || name, email: form.emailClient.trim() })} ${t('total', { total: totalText(total, form, options) })}`,
      confirmLabel: t('confirm'),
      onConfirm: async () => {
        const { code, emailClient } = dataOf(
          await write.run({
            id: form.id,
            total,
            seen: pick({ ...priced.derived, ...priced.quotation }, SEEN_FIGURES),
          }),
        );
        toastSuccess(t('sent', { code: quotationCode(code) ?? '', email: emailClient ?? '' }));
        draft.forget();
        router.push(quotationPath(form.id, form.nameEvent));
        router.refresh();
      },
    });
  }

  return { send, sending: saving || write.pending };
}

/** 'US$ 1.200,00 ($ 4.948.140 COP)' */
function totalText(total: number, form: DraftForm, options: EditorOptions): string {
  const { code, decimals } = currencyOf(form, options);
  const own = formatMoney(total, code);
  if (!isForeign(form)) return own;
  return `${own} (${formatMoney(inPesos(total, { fxRate: fxRateOf(form), decimals }), COP)} COP)`;
}

function focusOn(field: DraftField): void {
  const unfinished = field === 'lines' ? document.querySelector('[data-incomplete]') : null;
  const target = unfinished?.querySelector('input[data-missing]') ?? document.getElementById(field);
  target?.scrollIntoView({ block: 'center' });
  const control = target?.matches('input, button') ? target : target?.querySelector('input, button');
  if (control instanceof HTMLElement) control.focus({ preventScroll: true });
}
