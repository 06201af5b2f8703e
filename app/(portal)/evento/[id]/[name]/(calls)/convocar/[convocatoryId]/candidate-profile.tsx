import { TrackRecordCard } from '@/app/_features/events/track-record-card';
import { ProfileGalleries } from '@/app/_features/talents/profile/profile-galleries';
import { ProfileTabs } from '@/app/_features/talents/profile/profile-tabs';
import { readerFacts } from '@/app/_features/talents/profile/reader-facts';
import { SocialLinks } from '@/app/_features/talents/social-links';
import { SectionCard } from '@/app/_ui/layout/section-card';
import text from '@/app/_ui/theme/text.module.css';
import { getCandidate } from '@/lib/convocatories/candidates/candidate-profile';
import type { Actor } from '@/lib/core/actor';
import type { TrackRecord } from '@/lib/event-day/track-record/queries';
import styles from './candidate-panel.module.css';

type Props = {
  actor: Actor;
  convocatoryId: string;
  talentId: string;
  record: TrackRecord | undefined;
};

/** What one looks at before calling somebody: book, other photos, measures, background and public networks. */
export async function CandidateProfile({ actor, convocatoryId, talentId, record }: Props) {
  const profile = await getCandidate(actor, convocatoryId, talentId);
  const facts = await readerFacts(profile, undefined);
  return (
    <div className={styles.profile}>
      <p className={text.quiet}>{profile.profiles.join(' · ')}</p>
      <SocialLinks networks={profile.networks} label={profile.name} />
      <TrackRecordCard record={record} />
      <ProfileGalleries profile={profile} />
      <SectionCard>
        <ProfileTabs profile={profile} facts={facts} />
      </SectionCard>
    </div>
  );
}
