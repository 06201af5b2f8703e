import { AppError, type MessageValues, notFound } from '@/lib/core/errors';

/** The message key of why something was not done. */
export type Refusal = { readonly key: string; readonly values: MessageValues };

/** What came of one of several: what was done, or why it was not. */
export type Outcome<T> = {
  readonly id: string;
  readonly done: T | null;
  readonly refused: Refusal | null;
};

/**
 * Does the same to several, one after the other in transactions of their own: one that is refused stops no other. Answers
 * in the order of the ids, each once. Throws what is no refusal.
 */
export async function eachByItself<T>(
  ids: readonly string[],
  act: (id: string) => Promise<T>,
): Promise<Outcome<T>[]> {
  const outcomes: Outcome<T>[] = [];
  for (const id of new Set(ids)) {
    try {
      outcomes.push({ id, done: await act(id), refused: null });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      outcomes.push({ id, done: null, refused: { key: error.messageKey, values: error.values } });
    }
  }
  return outcomes;
}

/** The same input, once all its ids are counted among the known ones. Throws NOT_FOUND with that message key. */
export async function onceKnown<T extends { readonly ids: readonly string[] }>(
  input: T,
  known: PromiseLike<number>,
  missing: string,
): Promise<T> {
  if ((await known) < new Set(input.ids).size) throw notFound(missing);
  return input;
}
