import { ProfileGalleries } from '@/app/_features/talents/profile/profile-galleries';
import { ProfileTabs } from '@/app/_features/talents/profile/profile-tabs';
import { readerFacts } from '@/app/_features/talents/profile/reader-facts';
import { SocialLinks } from '@/app/_features/talents/social-links';
import { SectionCard } from '@/app/_ui/layout/section-card';
import text from '@/app/_ui/theme/text.module.css';
import { getCandidate } from '@/lib/convocatories/candidates/candidate-profile';
import type { Actor } from '@/lib/core/actor';
import styles from './candidate-panel.module.css';

type Props = { actor: Actor; convocatoryId: string; talentId: string };

/** What one looks at before calling somebody: book, other photos, measures, background and public networks. */
export async function CandidateProfile({ actor, convocatoryId, talentId }: Props) {
  const profile = await getCandidate(actor, convocatoryId, talentId);
  const facts = await readerFacts(profile, undefined);
  return (
    <div className={styles.profile}>
      <p className={text.quiet}>{profile.profiles.join(' · ')}</p>
      <SocialLinks networks={profile.networks} label={profile.name} />
      <ProfileGalleries profile={profile} />
      <SectionCard>
        <ProfileTabs profile={profile} facts={facts} />
      </SectionCard>
    </div>
  );
}
