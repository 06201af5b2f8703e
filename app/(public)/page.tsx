import { redirect } from 'next/navigation';
import { currentHome } from '@/lib/identity/session';

/** The beginning: the own place of who is signed in (specification 1, section 2.1), else the login. */
export default async function HomePage() {
  redirect((await currentHome()) ?? '/login');
}
