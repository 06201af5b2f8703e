import { transact } from '@/lib/platform/transaction';
import { endSession } from './sessions/end-sessions';

/** Ends the row of the session that is left, so that a copy of its cookie opens nothing. */
export async function logOut(sessionId: string): Promise<void> {
  await transact((tx) => endSession(tx, sessionId, 'LOGGED_OUT'));
}
