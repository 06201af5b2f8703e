import { notFound } from 'next/navigation';
import { cache } from 'react';
import type { SearchParams } from '@/app/_ui/list/list-query';
import { AppError } from '@/lib/core/errors';
import { currentLinkActor } from '@/lib/identity/session';
import { type AnswerPage, getAnswerPage } from '@/lib/quotations/answers/answer-page';
import type { Choice } from '@/lib/quotations/choices/rules/apply-choice';
import type { SentField } from '@/lib/quotations/choices/rules/read-choice';

/** A field of a form in the address. */
export const sentIn =
  (asked: SearchParams): SentField =>
  (name) => {
    const value = asked[name];
    return (Array.isArray(value) ? value[0] : value) ?? null;
  };

/** What is chosen, as the rest of an address; empty for the offer as it was sent. */
export function queryOf(asked: SearchParams, { choice }: { readonly choice: Choice }): string {
  if (choice.length === 0) return '';
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(asked)) {
    if (/^(elige|con\.\d+|una\.\d+|personas\.\d+)$/.test(name)) query.append(name, [value].flat()[0] ?? '');
  }
  return `?${query}`;
}

/** The page for the holder of this quotation's link, with what was chosen in the address, or that its agency is suspended. 404 for anybody else. */
export const loadAnswerPage = cache(
  async (quotationId: string, asked?: SearchParams): Promise<AnswerPage | 'AGENCY_CLOSED'> => {
    const actor = await currentLinkActor('QUOTATION_ANSWER', { quotationId });
    if (actor.kind === 'anonymous' && actor.because) return actor.because;
    if (actor.kind === 'anonymous') notFound();
    try {
      return await getAnswerPage(actor, asked && sentIn(asked));
    } catch (error) {
      if (error instanceof AppError && error.code === 'NOT_FOUND') notFound();
      throw error;
    }
  },
);
