import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useWrite } from '@/app/_features/graphql/use-write';
import { toastError, toastSuccess } from '@/app/_ui/feedback/toasts';
import { PAYOUTS_PATH, payoutPath } from '@/lib/core/paths';
import { CREATE_BATCHES, EXPORT_BATCH, SUBMIT_BATCH } from '@/lib/payouts/writes';
import { downloadBatchFile } from './download-batch-file';

/**
 * Pays claims by a file with one press: a batch for each currency, ready, with its file downloaded. What stands in the
 * way of one leaves it as far as it came, and its page says what is to be done.
 */
export function usePayByFile() {
  const t = useTranslations('payouts.pay');
  const router = useRouter();
  const [pending, setPending] = useState(false);
  const creating = useWrite(CREATE_BATCHES);
  const submitting = useWrite(SUBMIT_BATCH);
  const exporting = useWrite(EXPORT_BATCH);

  /** Whether its file was made, or somebody else approves it first; else why not. */
  async function prepare(id: string): Promise<'file' | 'waits' | { readonly problem: string }> {
    const submitted = await submitting.run({ id });
    if (!submitted.ok) return { problem: submitted.failure.message };
    if (submitted.data.state !== 'APPROVED') return 'waits';
    const exported = await exporting.run({ id });
    if (!exported.ok) return { problem: exported.failure.message };
    downloadBatchFile(id);
    return 'file';
  }

  async function pay(claimIds: readonly string[]): Promise<boolean> {
    setPending(true);
    const made = await creating.run({ claimIds: [...claimIds], byBank: false });
    if (!made.ok) {
      toastError(made.failure.message);
      setPending(false);
      return false;
    }
    let files = 0;
    for (const { id } of made.data) {
      const outcome = await prepare(id);
      if (outcome === 'file') files += 1;
      else if (outcome === 'waits') toastSuccess(t('waits'));
      else toastError(outcome.problem);
    }
    if (files > 0) toastSuccess(t('fileSaved', { count: files }));
    const [first, ...more] = made.data;
    router.push(first && more.length === 0 ? payoutPath(first.id) : PAYOUTS_PATH);
    setPending(false);
    return true;
  }

  return { pending, pay };
}
