'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { showFieldFailures } from '@/app/_features/graphql/failure';
import type { WriteResult } from '@/app/_features/graphql/use-write';
import { toastSuccess } from '@/app/_ui/feedback/toasts';

/**
 * What every form of the profile does with the server's answer: says it beside the fields, or above them in
 * `failure`, or tells that it is saved and reads the page again. `save` answers whether it is saved.
 */
export function useSave<Values extends FieldValues>(
  setError: UseFormSetError<Values>,
  names: readonly Path<Values>[],
  /** What is said once it is saved, where 'Cambios guardados' does not say it. */
  said?: string,
) {
  const t = useTranslations('profile');
  const router = useRouter();
  const [failure, setFailure] = useState<string | null>(null);
  async function save(write: () => Promise<WriteResult<unknown>>): Promise<boolean> {
    setFailure(null);
    const result = await write();
    if (!result.ok) {
      const unsaid = showFieldFailures(result.failure, setError, names);
      if (result.failure.fields.length === 0 || unsaid.length > 0) setFailure(result.failure.message);
      return false;
    }
    toastSuccess(said ?? t('saved'));
    router.refresh();
    return true;
  }
  return { save, failure };
}
