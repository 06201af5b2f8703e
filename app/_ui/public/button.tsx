import type { ComponentProps, ReactNode } from 'react';
import { Link } from '../link';
import styles from './button.module.css';

type Look = {
  variant?: 'primary' | 'default' | 'quiet' | 'danger';
  /** Over the whole width at every size; primary buttons do so on phones by themselves. */
  full?: boolean;
};

const look = ({ variant = 'primary', full = false }: Look) => ({
  className: styles.button,
  'data-variant': variant,
  'data-full': full || undefined,
});

/** A button of a public page. */
export function PublicButton({
  variant,
  full,
  ...button
}: Omit<ComponentProps<'button'>, 'className'> & Look) {
  return (
    <button
      type="button"
      {...button}
      {...look({ ...(variant ? { variant } : {}), ...(full ? { full } : {}) })}
    />
  );
}

type LinkProps = Look & {
  href: string;
  children: ReactNode;
  target?: '_blank';
  download?: boolean | string;
};

/** A link that looks like one. An address of another site, or with `download`, is left to the browser. */
export function PublicButtonLink({ href, children, target, download, ...looks }: LinkProps) {
  const shown = look(looks);
  if (href.startsWith('/') && download === undefined && !target) {
    return (
      <Link href={href} {...shown}>
        {children}
      </Link>
    );
  }
  return (
    <a href={href} target={target} rel={target ? 'noopener' : undefined} download={download} {...shown}>
      {children}
    </a>
  );
}
