import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { isUuid } from '@/lib/core/ids';
import { database } from '@/lib/platform/database';
import { findJoiningAgency } from '@/lib/talents/invitations/queries';
import { JoinScreen } from '../join-screen';

type Props = { params: Promise<{ agency: string }> };

const findAgency = cache((id: string) => (isUuid(id) ? findJoiningAgency(database(), id) : null));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const agency = await findAgency((await params).agency);
  const t = await getTranslations('join');
  return { title: agency ? t('agencyTitle', { agency: agency.name }) : t('title') };
}

/** Where a talent registers alone with an agency, which then has brought it. 404 for any but an active agency. */
export default async function AgencyJoinPage({ params }: Props) {
  const agency = await findAgency((await params).agency);
  if (!agency) notFound();
  return <JoinScreen place={{ agencyId: agency.id }} agency={agency} />;
}
