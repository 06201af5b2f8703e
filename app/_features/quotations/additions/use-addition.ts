'use client';

import { useTranslations } from 'next-intl';
import { useAction } from '@/app/_features/graphql/use-action';
import { quotationPath } from '@/lib/core/paths';
import { QUOTE_ADDITION } from '@/lib/quotations/additions/writes';

/** Begins an addition to the event of an accepted quotation, and leads to it. */
export function useAddition(quotationId: string) {
  const t = useTranslations('quotations.actions');
  const { press, pending } = useAction(QUOTE_ADDITION);
  const add = () =>
    press(
      { id: quotationId },
      { said: t('additionMade'), goTo: (draft) => quotationPath(draft.id, draft.nameEvent) },
    );
  return { add, pending };
}
