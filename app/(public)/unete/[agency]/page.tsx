import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { pageOrNotFound } from '@/app/_features/pages/page-or-not-found';
import { database } from '@/lib/platform/database';
import { findJoiningPlace } from '@/lib/talents/invitations/queries';
import { PublicNotFound } from '../../_shell/public-not-found';
import { JoinScreen } from '../join-screen';

type Props = { params: Promise<{ agency: string }> };

const findAgency = cache((address: string) => findJoiningPlace(database(), address));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const agency = await findAgency((await params).agency);
  const t = await getTranslations('join');
  return { title: agency ? t('agencyTitle', { agency: agency.name }) : t('title') };
}

/**
 * Where a talent registers alone with an agency, which then has brought it. Named by its slug, in
 * whatever case, or by its id. 404 for any but an active agency.
 */
export default pageOrNotFound(PublicNotFound, async function AgencyJoinPage({ params }: Props) {
  const address = (await params).agency;
  const agency = await findAgency(address);
  if (!agency) notFound();
  if (agency.slug && address !== agency.slug && address !== agency.id) redirect(`/unete/${agency.slug}`);
  return <JoinScreen place={{ agencyId: agency.id }} agency={agency} />;
});
