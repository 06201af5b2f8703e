'use client';

import { useRouter } from 'next/navigation';
import { toastError, toastSuccess } from '@/app/_ui/feedback/toasts';
import type { AnsweredBy, SentTo, Write } from '@/lib/graphql/define-write';
import type { Failure } from './failure';
import { useWrite, type WriteResult } from './use-write';

type Done<Data> = {
  said: string | ((data: Data) => string);
  /** Leads there; left out, the page is read again where it stands. */
  goTo?: (data: Data) => string;
};

/** A write behind a button. Once done it is said in a toast, and the page is read again. */
export function useAction<W extends Write>(write: W) {
  const { run, pending } = useWrite(write);
  type Values = SentTo<W>;
  type Data = AnsweredBy<W>;
  const router = useRouter();

  function finish(data: Data, done: string | Done<Data>): Data {
    const { said, goTo } = typeof done === 'string' ? { said: done } : done;
    toastSuccess(typeof said === 'string' ? said : said(data));
    if (goTo) router.push(goTo(data));
    router.refresh();
    return data;
  }

  return {
    pending,
    /** For a button: a failure is told in a toast, and answers null. */
    press: async (values: Values, done: string | Done<Data>): Promise<Data | null> => {
      const result = await run(values);
      if (result.ok) return finish(result.data, done);
      toastError(result.failure.message);
      return null;
    },
    /** For a form: answers null once it is done, or why it was not, which the form tells beside its fields. */
    tried: async (values: Values, done: string | Done<Data>): Promise<Failure | null> => {
      const result = await run(values);
      if (!result.ok) return result.failure;
      finish(result.data, done);
      return null;
    },
    /** For the `onConfirm` of useConfirm: a failure is thrown, and the dialog tells it. */
    confirmed: async (values: Values, done: string | Done<Data>): Promise<void> => {
      finish(dataOf(await run(values)), done);
    },
  };
}

/** The data of a write, or its failure thrown as a text for people, which the confirm dialog shows. */
export function dataOf<Data>(result: WriteResult<Data>): Data {
  if (!result.ok) throw new Error(result.failure.message);
  return result.data;
}
