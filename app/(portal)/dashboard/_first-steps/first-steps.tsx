import { cookies } from 'next/headers';
import { findFirstSteps } from '@/lib/analytics/first-steps/queries';
import { FIRST_STEPS } from '@/lib/analytics/first-steps/rules';
import { findProfileGaps } from '@/lib/contracts/agency-readiness/queries';
import { can } from '@/lib/core/abilities';
import type { AgencyActor } from '@/lib/core/actor';
import { ProfileGaps } from '../profile-gaps';
import { FirstStepsCard } from './first-steps-card';
import { HIDDEN_COOKIE } from './hidden';

type Props = { actor: AgencyActor; agencyName: string };

/** What an agency still makes ready, for those who keep its profile; hidden, only what its profile lacks. */
export async function FirstSteps({ actor, agencyName }: Props) {
  if (!can(actor, 'keepContactData')) return null;
  const isHidden = (await cookies()).get(HIDDEN_COOKIE)?.value === actor.agencyId;
  if (isHidden)
    return <ProfileGaps actor={actor} agencyName={agencyName} gaps={await findProfileGaps(actor)} />;
  const { done, gaps } = await findFirstSteps(actor);
  if (done.length === FIRST_STEPS.length) return null;
  return <FirstStepsCard actor={actor} agencyName={agencyName} done={done} gaps={gaps} />;
}
