import type { Metadata } from 'next';
import { portalGate } from '@/app/(portal)/_shell/gate';
import { UnderReviewNotice } from '../_roles/under-review';
import { AdministratorDashboard } from './_administrator/administrator-dashboard';
import { FirstSteps } from './_first-steps/first-steps';
import { AgencyDashboard } from './agency-dashboard';

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
      <AgencyDashboard actor={actor} firstName={firstName}>
        {actor.kind === 'agencyUser' && <FirstSteps actor={actor} agencyName={account.agencyName ?? ''} />}
      </AgencyDashboard>
    </>
  );
}
