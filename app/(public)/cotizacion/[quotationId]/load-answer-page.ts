import { notFound } from 'next/navigation';
import { cache } from 'react';
import { AppError } from '@/lib/core/errors';
import { currentLinkActor } from '@/lib/identity/session';
import { type AnswerPage, getAnswerPage } from '@/lib/quotations/answers/answer-page';

/** The page for the holder of this quotation's link, or that its agency is suspended. 404 for anybody else. */
export const loadAnswerPage = cache(async (quotationId: string): Promise<AnswerPage | 'AGENCY_CLOSED'> => {
  const actor = await currentLinkActor('QUOTATION_ANSWER', { quotationId });
  if (actor.kind === 'anonymous' && actor.because) return actor.because;
  if (actor.kind === 'anonymous') notFound();
  try {
    return await getAnswerPage(actor);
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') notFound();
    throw error;
  }
});
