import { notFound } from 'next/navigation';
import { cache } from 'react';
import { getStatementPage, type StatementPage } from '@/lib/finances/statement/queries';
import { currentLinkActor } from '@/lib/identity/session';

/** The page for the holder of this client's link, or that its agency is suspended. 404 for anybody else. */
export const loadStatement = cache(async (clientId: string): Promise<StatementPage | 'AGENCY_CLOSED'> => {
  const actor = await currentLinkActor('STATEMENT', { clientId });
  if (actor.kind === 'anonymous' && actor.because) return actor.because;
  if (actor.kind === 'anonymous') notFound();
  return getStatementPage(actor);
});
