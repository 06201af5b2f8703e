import type { Metadata } from 'next';
import { portalGate } from '@/app/(portal)/_shell/gate';
import { UnderReviewNotice } from '../_roles/under-review';
import { AdministratorDashboard } from './administrator-dashboard';
import { AgencyDashboard } from './agency-dashboard';
import { ProfileGaps } from './profile-gaps';

export const metadata: Metadata = { title: 'Dashboard' };

/** What each role has to do next. */
export default async function DashboardPage() {
  const { actor, account } = await portalGate();
  const firstName = account.name.trim().split(/\s+/)[0] ?? account.name;
  return actor.kind === 'administrator' ? (
    <AdministratorDashboard actor={actor} firstName={firstName} />
  ) : (
    <>
      <UnderReviewNotice account={account} />
      {actor.kind === 'agencyUser' && <ProfileGaps actor={actor} agencyName={account.agencyName ?? ''} />}
      <AgencyDashboard actor={actor} firstName={firstName} />
    </>
  );
}
