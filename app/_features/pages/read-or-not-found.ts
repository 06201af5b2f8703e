import { notFound, redirect } from 'next/navigation';
import { AppError } from '@/lib/core/errors';
import { expectedError } from '@/lib/platform/database-errors';

/**
 * Reads what a page shows. What does not exist, what is no id, what belongs to somebody else and what one may not see answer alike:
 * 404. A session that has ended leads to the login. Anything else goes to the error page.
 */
export async function readOrNotFound<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (caught) {
    // An address with something else where an id belongs.
    const error = expectedError(caught);
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'UNAUTHENTICATED') redirect('/login');
    if (error.code === 'NOT_FOUND' || error.code === 'FORBIDDEN') notFound();
    throw error;
  }
}
