import { notFound, redirect } from 'next/navigation';
import { currentAccount } from '@/lib/identity/session';

/** Any path that no page has: to the dashboard for who is signed in (specification 1, section 2.1), else a 404. */
export default async function UnknownPage() {
  if (await currentAccount()) redirect('/dashboard');
  notFound();
}
