import { useTranslations } from 'next-intl';
import { SocialLinks } from '@/app/_features/talents/social-links';
import { TalentPhoto } from '@/app/_ui/photos/talent-photo';
import type { PublicProfile } from '@/lib/talents/public-profile';
import styles from './profile.module.css';

type Props = {
  profile: Pick<PublicProfile, 'name' | 'gender' | 'photo' | 'profiles' | 'networks'>;
  /** Address of a portrait that is not approved, for who reviews it. */
  photoSrc?: string | undefined;
};

/** The portrait, what the talent does (the main profile first), and the networks that are filled in. */
export function ProfileSummary({ profile, photoSrc }: Props) {
  const t = useTranslations('talentProfile');
  const { name, gender, photo, profiles, networks } = profile;
  return (
    <div className={styles.summary}>
      <div className={styles.portrait}>
        <TalentPhoto
          fileId={photo}
          src={photoSrc}
          gender={gender}
          alt={name}
          sizes="(min-width: 900px) 300px, 280px"
          priority
        />
      </div>
      {profiles.length > 0 && (
        <ul className={styles.tags} aria-label={t('profiles', { name })}>
          {profiles.map((profile) => (
            <li key={profile}>{profile}</li>
          ))}
        </ul>
      )}
      <SocialLinks networks={networks} label={t('networks', { name })} />
    </div>
  );
}
