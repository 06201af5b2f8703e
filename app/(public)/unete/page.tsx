import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { currentHome } from '@/lib/identity/session';
import { JoinScreen } from './join-screen';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('join');
  return { title: t('title') };
}

/** Where a talent registers alone. Who is signed in is no new talent, and goes on to its own place. */
export default async function JoinPage() {
  const home = await currentHome();
  if (home) redirect(home);
  return <JoinScreen place={{}} />;
}
