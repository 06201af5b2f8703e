import {
  IconBrandDeezer,
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandSnapchat,
  IconBrandSpotify,
  IconBrandTiktok,
  IconBrandX,
  IconBrandYoutube,
} from '@tabler/icons-react';
import type { Network } from '@/lib/core/readers/social-link';
import styles from './social-links.module.css';

const ICONS = {
  twitter: [IconBrandX, 'X (Twitter)'],
  facebook: [IconBrandFacebook, 'Facebook'],
  instagram: [IconBrandInstagram, 'Instagram'],
  snapchat: [IconBrandSnapchat, 'Snapchat'],
  youtube: [IconBrandYoutube, 'YouTube'],
  spotify: [IconBrandSpotify, 'Spotify'],
  deezer: [IconBrandDeezer, 'Deezer'],
  tiktok: [IconBrandTiktok, 'TikTok'],
} as const satisfies Record<Network, readonly [unknown, string]>;

type Props = { networks: Partial<Record<Network, string>>; label: string };

/** Each network that is filled in, and no other. */
export function SocialLinks({ networks, label }: Props) {
  const filled = (Object.keys(ICONS) as Network[]).filter((network) => networks[network]);
  if (filled.length === 0) return null;
  return (
    <ul className={styles.networks} aria-label={label}>
      {filled.map((network) => {
        const [Icon, name] = ICONS[network];
        return (
          <li key={network}>
            <a href={networks[network]} target="_blank" rel="noreferrer noopener" aria-label={name}>
              <Icon size={20} aria-hidden />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
