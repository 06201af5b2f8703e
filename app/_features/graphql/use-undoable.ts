'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { toastError } from '@/app/_ui/feedback/toasts';
import { toastUndo } from '@/app/_ui/feedback/undo-toast';
import type { SentTo, Write } from '@/lib/graphql/define-write';
import { useAction } from './use-action';
import { useWrite } from './use-write';

/** A write that another takes back: done at once, without a question before, and said with the way back. */
export function useUndoable<W extends Write, Inverse extends Write>(write: W, inverse: Inverse) {
  const t = useTranslations('ui.undo');
  const router = useRouter();
  const { run, pending } = useWrite(write);
  const back = useAction(inverse);
  return {
    pending,
    /** Answers whether it was done; `before` is what the inverse is given to have all as it stood. */
    press: async (values: SentTo<W>, before: SentTo<Inverse>, said: string): Promise<boolean> => {
      const result = await run(values);
      if (!result.ok) {
        toastError(result.failure.message);
        return false;
      }
      toastUndo(said, t('button'), async () => void (await back.press(before, t('done'))));
      router.refresh();
      return true;
    },
  };
}
