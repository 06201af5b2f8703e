import { AvatarPicture } from './avatar-picture';
import styles from './person-avatar.module.css';

type Props = {
  /** Name and surname, of which the initials are taken. */
  name: string;
  /** A picture or a logo. */
  src?: string | null;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** A logo is shown whole on white; a person's picture fills the circle. */
  shape?: 'circle' | 'square';
};

/** A person or company in little. Decoration: the name stands beside it. */
export function PersonAvatar({ name, src = null, size = 'md', shape = 'circle' }: Props) {
  return (
    <span className={styles.avatar} data-size={size} data-shape={shape} aria-hidden>
      {src ? <AvatarPicture src={src} initials={initialsOf(name)} /> : initialsOf(name)}
    </span>
  );
}

/** 'María Fernanda Ríos' → 'MR'. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0] ?? '');
  return letters.join('').toLocaleUpperCase('es');
}
