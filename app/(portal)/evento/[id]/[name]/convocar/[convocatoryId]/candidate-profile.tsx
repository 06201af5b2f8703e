import { getTranslations } from 'next-intl/server';
import { SocialLinks } from '@/app/_features/talents/social-links';
import text from '@/app/_ui/theme/text.module.css';
import { getCandidate } from '@/lib/convocatories/candidates/candidate-profile';
import type { Actor } from '@/lib/core/actor';
import { ProfileDetails } from '../../talento/[idTalent]/profile-details';
import { TalentGalleries } from '../../talento/[idTalent]/talent-galleries';
import styles from './candidate-panel.module.css';

type Props = { actor: Actor; convocatoryId: string; talentId: string; timeZone: string };

/** What one looks at before calling somebody: book, other photos, measures, background and public networks. */
export async function CandidateProfile({ actor, convocatoryId, talentId, timeZone }: Props) {
  const talent = await getCandidate(actor, convocatoryId, talentId);
  const t = await getTranslations('events.profile');
  return (
    <div className={styles.profile}>
      <p className={text.quiet}>{talent.profiles.join(' · ')}</p>
      <SocialLinks networks={talent.networks} label={t('networks', { name: talent.name })} />
      <TalentGalleries book={talent.book} gallery={talent.gallery} name={talent.name} />
      <ProfileDetails talent={talent} place={talent} timeZone={timeZone} />
    </div>
  );
}
