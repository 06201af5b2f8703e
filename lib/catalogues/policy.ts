import type { Actor } from '@/lib/core/actor';
import { AppError } from '@/lib/core/errors';

/** What the business counts with is told to who is signed in; the other catalogues to everybody. */
export function mayReadConstants(actor: Actor): void {
  if (actor.kind === 'anonymous') throw new AppError('UNAUTHENTICATED', 'errors.unauthenticated');
}
