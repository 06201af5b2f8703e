'use client';

import type { TypedDocumentNode } from '@urql/core';
import { useRouter } from 'next/navigation';
import type { AnyVariables } from 'urql';
import { useWrite } from '@/app/_features/graphql/use-write';
import { toastSuccess } from '@/app/_ui/feedback/toasts';

/** A write for a dialog that asks first: says that it is done and reads the team again, or throws what to tell. */
export function useTeamWrite<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
): (variables: Variables, done: string) => Promise<void> {
  const router = useRouter();
  const { run } = useWrite(document);
  return async (variables, done) => {
    const result = await run(variables);
    if (!result.ok) throw new Error(result.failure.message);
    toastSuccess(done);
    router.refresh();
  };
}
