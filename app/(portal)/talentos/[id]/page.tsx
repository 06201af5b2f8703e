import type { Metadata } from 'next';
import { metadataOrNotFound, pageOrNotFound } from '@/app/_features/pages/page-or-not-found';
import { readOrNotFound } from '@/app/_features/pages/read-or-not-found';
import { portalGate } from '@/app/(portal)/_shell/gate';
import { PortalNotFound } from '@/app/(portal)/_shell/portal-not-found';
import { getPublicProfile } from '@/lib/talents/public-profile';
import { AgencyTalent } from './agency-talent';
import { ReviewedTalent } from './reviewed-talent';

type Props = { params: Promise<{ id: string }> };

export const generateMetadata = metadataOrNotFound(async function metadata({
  params,
}: Props): Promise<Metadata> {
  const [{ id }, { actor }] = await Promise.all([params, portalGate()]);
  const { profile } = await readOrNotFound(() => getPublicProfile(actor, id));
  return { title: profile.name };
});

/** A talent: to the administrator with all that reviewing needs, to an agency as it may be shown (specification 1, section 2.9). */
export default pageOrNotFound(PortalNotFound, async function TalentPage({ params }: Props) {
  const [{ id }, { actor }] = await Promise.all([params, portalGate()]);
  return actor.kind === 'administrator' ? ReviewedTalent({ actor, id }) : AgencyTalent({ actor, id });
});
