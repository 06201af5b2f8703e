'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { showFieldFailures } from '@/app/_features/graphql/failure';
import type { WriteResult } from '@/app/_features/graphql/use-write';
import { toastSuccess } from '@/app/_ui/feedback/toasts';

/**
 * What every form of the tax table does with the server's answer: says it beside the fields, or above them in
 * `failure`, or tells that it is saved and reads the page again. `save` answers the data once it is saved.
 */
export function useSave<Values extends FieldValues>(
  setError: UseFormSetError<Values>,
  names: readonly Path<Values>[],
) {
  const router = useRouter();
  const [failure, setFailure] = useState<string | null>(null);
  async function save<Data>(write: () => Promise<WriteResult<Data>>, said: string): Promise<Data | null> {
    setFailure(null);
    const result = await write();
    if (!result.ok) {
      const unsaid = showFieldFailures(result.failure, setError, names);
      if (result.failure.fields.length === 0 || unsaid.length > 0) setFailure(result.failure.message);
      return null;
    }
    toastSuccess(said);
    router.refresh();
    return result.data;
  }
  return { save, failure };
}
