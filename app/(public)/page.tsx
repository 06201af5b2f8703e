import { redirect } from 'next/navigation';
import { currentAccount } from '@/lib/identity/session';

/** The beginning: the dashboard for who is signed in (specification 1, section 2.1), else the login. */
export default async function HomePage() {
  redirect((await currentAccount()) ? '/dashboard' : '/login');
}
