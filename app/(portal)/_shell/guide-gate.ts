import { redirect } from 'next/navigation';
import { currentAccount } from '@/lib/identity/session';

/** The style guide is for whoever develops, and the administrator; others are answered as on a page that is not theirs. */
export async function guideGate(): Promise<void> {
  if (process.env.NODE_ENV !== 'production') return;
  const account = await currentAccount();
  if (account?.kind !== 'administrator') redirect('/dashboard');
}
